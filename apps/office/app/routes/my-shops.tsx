import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node'
import { Link, useLoaderData } from '@remix-run/react'
import { addPasskey } from '#app/account/add-passkey.server.ts'
import { AddPasskey } from '#app/account/add-passkey.tsx'
import { act } from '#app/session/act.server.ts'
import { useOutcome } from '#app/session/outcome-hooks.ts'
import { Proof } from '#app/session/proof.tsx'
import { read } from '#app/session/read.server.ts'
import { SignOutForm } from '#app/session/sign-out-form.tsx'
import { awningOf } from '#app/shop/awning.server.ts'
import { Alone } from '#app/ui/alone.tsx'
import { Awning } from '#app/ui/awning.tsx'
import { Empty } from '#app/ui/empty.tsx'
import { Refusal, Toast } from '#app/ui/notes.tsx'
import { Seal } from '#app/ui/seal.tsx'
import { accountWords } from '#app/words/account/index.ts'
import { useSection, useWords } from '#app/words/use-words.ts'

export const loader = (args: LoaderFunctionArgs) =>
  read(args, async (office) => {
    const [me, shops] = await Promise.all([office.me(), office.shops()])
    return {
      name: me.name,
      isOperator: me.isOperator,
      isNew: new URL(args.request.url).searchParams.has('new'),
      shops: shops.map((shop) => ({ ...shop, awning: awningOf(shop.templateId) })),
    }
  })

export const action = (args: ActionFunctionArgs) => act(args, addPasskey)

export default function MyShops() {
  const { name, isNew, isOperator, shops } = useLoaderData<typeof loader>()
  const words = useWords()
  const account = useSection(accountWords)
  const { refused, proof, done } = useOutcome()
  return (
    <Alone wide>
      <h1>{name ? words.shops.greeting(name) : words.shops.title}</h1>
      <Refusal of={refused} />
      {isNew && !done && (
        <section className="card">
          <p className="letter">{account.passkeyAsk}</p>
          <AddPasskey />
        </section>
      )}
      {shops.length === 0 ? (
        <Empty text={words.shops.empty}>
          <Link className="button" data-kind="main" to="/open">
            {words.shops.open}
          </Link>
        </Empty>
      ) : (
        <>
          <h2 className="hidden">{words.shops.title}</h2>
          <ul className="fronts">
            {shops.map(({ shopId, subdomain, awning, open, test, role, support, ...shop }) => (
              <li key={shopId}>
                <Link className="front" to={`/${subdomain}`}>
                  <Awning colors={awning} closed={!open} test={test} />
                  <div>
                    <strong>{shop.name}</strong>
                    {!open && <Seal dye="soon">{words.shops.closed}</Seal>}
                    {open && test && <Seal dye="now">{words.shops.test}</Seal>}
                    <span className="muted small">{support?.isMe ? words.nav.support : words.roles[role]}</span>
                  </div>
                </Link>
              </li>
            ))}
          </ul>
          <p>
            <Link to="/open">{words.shops.openAnother}</Link>
          </p>
        </>
      )}
      <SignOutForm className="row">
        {isOperator && (
          <Link className="button" data-kind="quiet" to="/operator">
            {words.nav.platform}
          </Link>
        )}
        <Link className="button" data-kind="quiet" to="/me">
          {words.nav.me}
        </Link>
      </SignOutForm>
      <Proof needed={proof} />
      <Toast done={done} />
    </Alone>
  )
}
