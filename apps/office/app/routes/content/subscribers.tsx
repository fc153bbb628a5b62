import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { act } from '#app/session/act.server.ts'
import type { Done } from '#app/session/outcome.ts'
import { useOutcome } from '#app/session/outcome-hooks.ts'
import { readOfShop, shopOf } from '#app/session/read.server.ts'
import { useShop } from '#app/shop/use-shop.ts'
import { Confirm } from '#app/ui/confirm.tsx'
import { Empty } from '#app/ui/empty.tsx'
import { MoreRows, Views } from '#app/ui/list.tsx'
import { Refusal, Toast } from '#app/ui/notes.tsx'
import { PageHead } from '#app/ui/page-head.tsx'
import { Seal } from '#app/ui/seal.tsx'
import { dataWords } from '#app/words/data/index.ts'
import { dayText } from '#app/words/dates.ts'
import { useLanguage, useSection, useWords } from '#app/words/use-words.ts'

export const loader = (args: LoaderFunctionArgs) =>
  readOfShop(
    args,
    async ({ manage }, { shopId }) => {
      const search = new URL(args.request.url).searchParams
      const [all, after] = [search.get('view') === 'all', search.get('after')]
      const query = { limit: 50, ...(all && { all: 'true' as const }), ...(after && { after }) }
      const { items, next } = await manage.listSubscribers({ params: { shopId }, query })
      return { all, next, subscribers: items }
    },
    'subscribers',
  )

/** Removes an address from the list. */
export const action = (args: ActionFunctionArgs) =>
  act(args, async (office, sent): Promise<Done> => {
    const { shopId } = await shopOf(args, office)
    await office.manage.endSubscription({ params: { shopId }, body: { email: sent.text('email') } })
    return { kind: 'done', note: dataWords.of(office.language).tookOff }
  })

const DYES = { waiting: 'soon', confirmed: 'good', left: undefined } as const

/** The newsletter's subscribers, and the setting that shows its form. */
export default function Subscribers() {
  const { subscribers, all, next } = useLoaderData<typeof loader>()
  const words = useSection(dataWords)
  const { screens } = useWords()
  const language = useLanguage()
  const { timeZone, may } = useShop()
  const { refused, done } = useOutcome()
  const day = (moment: string) => dayText(moment, language, timeZone)
  return (
    <div className="stack" data-wide="">
      <PageHead title={screens.subscribers} intro={words.subscribersIntro} />
      <Refusal of={refused} />
      <Views
        label={words.show}
        views={[
          { name: 'current', text: words.current, current: !all },
          { name: 'all', text: words.all, current: all },
        ]}
      />
      {subscribers.length === 0 ? (
        <Empty text={words.subscribersNone} />
      ) : (
        <ul className="rows">
          {subscribers.map(({ email, state, confirmedAt, leftAt, consent }) => (
            <li key={email}>
              <div className="row" data-ends="">
                <strong>{email}</strong>
                <Seal dye={DYES[state]}>{words.state[state]}</Seal>
              </div>
              <p className="muted small">
                {[
                  words.asked(day(consent.at), consent.version ?? ''),
                  confirmedAt && words.confirmedOn(day(confirmedAt)),
                  leftAt && words.leftOn(day(leftAt)),
                ]
                  .filter(Boolean)
                  .join(' · ')}
              </p>
              {state !== 'left' && may('subscribers:write') && (
                <div className="actions">
                  <Confirm title={words.takeOff} about={email} ask={words.takeOffAsk} intent="end" fields={{ email }} />
                </div>
              )}
            </li>
          ))}
        </ul>
      )}
      <MoreRows cursor={next} />
      <Toast done={done} />
    </div>
  )
}
