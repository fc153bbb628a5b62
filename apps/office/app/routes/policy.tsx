import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node'
import { Form, Link, useLoaderData } from '@remix-run/react'
import { act } from '#app/session/act.server.ts'
import { useOutcome, wrongIn } from '#app/session/outcome-hooks.ts'
import { readOfShop, shopOf } from '#app/session/read.server.ts'
import { useShop } from '#app/shop/use-shop.ts'
import { readPolicy, savePolicy } from '#app/texts/policies.server.ts'
import { Submit } from '#app/ui/button.tsx'
import { LongField } from '#app/ui/fields.tsx'
import { Note, Refusal, Toast } from '#app/ui/notes.tsx'
import { PageHead } from '#app/ui/page-head.tsx'
import { SaveBar } from '#app/ui/save-bar.tsx'
import { textsWords } from '#app/words/texts/index.ts'
import { useSection } from '#app/words/use-words.ts'

export const loader = (args: LoaderFunctionArgs) =>
  readOfShop(
    args,
    async (office, shop) => {
      const ready = new URL(args.request.url).searchParams.has('ready')
      return { ...(await readPolicy(office, shop, args.params.kind, ready)), ready }
    },
    'policies',
  )

export const action = (args: ActionFunctionArgs) =>
  act(args, async (office, sent) => savePolicy(office, sent, await shopOf(args, office), args.params.kind))

/** One legal text. */
export default function Policy() {
  const { kind, text, revision, written, asHtml, ready } = useLoaderData<typeof loader>()
  const words = useSection(textsWords)
  const { base } = useShop()
  const { refused, done } = useOutcome()
  const wrong = wrongIn(refused, 'save')
  return (
    <div className="stack">
      <p>
        <Link className="back" to={`${base}/policies`}>
          {words.back}
        </Link>
      </p>
      <PageHead title={words.kinds[kind]} intro={words.about[kind]} />
      <Refusal of={refused} />
      {ready ? (
        <Note dye="act">{words.readyHint}</Note>
      ) : (
        <p>
          <Link className="button" to="?ready=1">
            {words.ready}
          </Link>
        </p>
      )}
      <Form method="post" className="stack">
        <input type="hidden" name="revision" value={revision} />
        <input type="hidden" name="as" value={asHtml ? 'html' : 'text'} />
        <LongField
          key={ready ? 'ready' : 'own'}
          {...{ label: words.policy, hint: asHtml ? words.htmlNote : words.format, name: 'text', rows: 18 }}
          maxLength={200_000}
          defaultValue={text}
          wrong={wrong.text}
        />
        <SaveBar text={words.publish} perQuery>
          {written && (
            <Submit intent="take" kind="plain">
              {words.take}
            </Submit>
          )}
        </SaveBar>
      </Form>
      <Toast done={done} />
    </div>
  )
}
