import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node'
import { Link, useLoaderData, useSearchParams } from '@remix-run/react'
import { useEffect, useState } from 'react'
import { act, goTo } from '#app/session/act.server.ts'
import type { Done } from '#app/session/outcome.ts'
import { useOutcome } from '#app/session/outcome-hooks.ts'
import { readOfShop, shopOf } from '#app/session/read.server.ts'
import { useShop } from '#app/shop/use-shop.ts'
import { readPolicy, savePolicy } from '#app/texts/policies.server.ts'
import { PolicyForm } from '#app/texts/policy-form.tsx'
import { Back } from '#app/ui/back.tsx'
import { Note, Refusal, Toast } from '#app/ui/notes.tsx'
import { PageHead } from '#app/ui/page-head.tsx'
import { textsWords } from '#app/words/texts/index.ts'
import { useSection } from '#app/words/use-words.ts'

export const loader = (args: LoaderFunctionArgs) =>
  readOfShop(
    args,
    (office, shop) => readPolicy(office, shop, args.params.kind, new URL(args.request.url).searchParams),
    'policies',
  )

export const action = (args: ActionFunctionArgs) =>
  act(args, async (office, sent) => {
    const shop = await shopOf(args, office)
    const outcome = await savePolicy(office, sent, shop, args.params.kind)
    // The form's action has the page's query; with `ready`, the page would show the template again instead of the published
    // text.
    const wasReady = new URL(args.request.url).searchParams.has('ready')
    if (outcome.kind === 'refused' || sent.intent === 'forget' || !wasReady) return outcome
    return goTo(`/${shop.subdomain}/policies/${args.params.kind}?did=${sent.intent}`)
  })

/** One legal text. */
export default function Policy() {
  const { kind, ready, written, values, draft, isDraft } = useLoaderData<typeof loader>()
  const words = useSection(textsWords)
  const { base } = useShop()
  const { refused, done } = useOutcome()
  const { arrived, isArrival } = useArrived()
  const isDraftAsked = useSearchParams()[0].has('draft')
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
      <PolicyForm
        // The form is kept as long as the address is the same, and with it what was saved.
        key={`${kind} ${ready} ${isDraftAsked}`}
        values={values}
        draft={draft}
        isDraft={isDraft}
        written={written}
        isArrival={isArrival}
        draftPath={`${base}/drafts/policy/${kind}`}
      />
      <Toast done={done ?? arrived} />
    </div>
  )
}

/** The outcome of the action that redirected here; it is read once, and removed from the address. */
function useArrived(): { readonly arrived: Done | null; readonly isArrival: boolean } {
  const words = useSection(textsWords)
  const [search, setSearch] = useSearchParams()
  const did = search.get('did')
  const notice = did === null ? null : did === 'take' ? words.taken : words.published
  const [arrived, setArrived] = useState<Done | null>(notice === null ? null : { kind: 'done', note: notice })
  useEffect(() => {
    if (notice === null) return
    setArrived({ kind: 'done', note: notice })
    setSearch({}, { replace: true, preventScrollReset: true })
  }, [notice, setSearch])
  return { arrived, isArrival: notice !== null }
}
