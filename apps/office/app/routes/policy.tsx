import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node'
import { Form, Link, useLoaderData, useSearchParams } from '@remix-run/react'
import { useMemo } from 'react'
import { act, goTo } from '#app/session/act.server.ts'
import type { Done } from '#app/session/outcome.ts'
import { useOutcome, wrongIn } from '#app/session/outcome-hooks.ts'
import { readOfShop, shopOf } from '#app/session/read.server.ts'
import { useShop } from '#app/shop/use-shop.ts'
import { readPolicy, savePolicy } from '#app/texts/policies.server.ts'
import { Back } from '#app/ui/back.tsx'
import { Submit } from '#app/ui/button.tsx'
import { LongText } from '#app/ui/long-text.tsx'
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
  act(args, async (office, sent) => {
    const shop = await shopOf(args, office)
    const outcome = await savePolicy(office, sent, shop, args.params.kind)
    // The form keeps the query, which would show the ready text again in place of what was published.
    const wasReady = new URL(args.request.url).searchParams.has('ready')
    if (outcome.kind === 'refused' || !wasReady) return outcome
    return goTo(`/${shop.subdomain}/policies/${args.params.kind}?did=${sent.intent}`)
  })

/** Letters that a text has at most; its HTML may be longer. */
const MOST = 200_000

/** One legal text. */
export default function Policy() {
  const { kind, text, revision, written, asHtml, ready } = useLoaderData<typeof loader>()
  const words = useSection(textsWords)
  const { base } = useShop()
  const { refused, done } = useOutcome()
  const arrived = useArrived()
  const wrong = wrongIn(refused, 'save')
  return (
    <div className="stack">
      <Back to={`${base}/policies`}>{words.back}</Back>
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
        <LongText
          key={ready ? 'ready' : 'own'}
          {...{ label: words.policy, hint: asHtml ? words.htmlNote : words.format, name: 'text', rows: 18 }}
          most={MOST}
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
      <Toast done={done ?? arrived} />
    </div>
  )
}

/** What was done before this page was led to. */
function useArrived(): Done | null {
  const words = useSection(textsWords)
  const did = useSearchParams()[0].get('did')
  return useMemo(
    () => (did === null ? null : { kind: 'done', note: did === 'take' ? words.taken : words.published }),
    [did, words],
  )
}
