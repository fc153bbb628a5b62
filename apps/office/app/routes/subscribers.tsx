import type { LoaderFunctionArgs } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { readOfShop } from '#app/session/read.server.ts'
import { useShop } from '#app/shop/use-shop.ts'
import { Empty } from '#app/ui/empty.tsx'
import { MoreRows, Views } from '#app/ui/list.tsx'
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

const DYES = { waiting: 'soon', confirmed: 'good', left: undefined } as const

/** Who asked for the shop's news, and what shows it. */
export default function Subscribers() {
  const { subscribers, all, next } = useLoaderData<typeof loader>()
  const words = useSection(dataWords)
  const { screens } = useWords()
  const language = useLanguage()
  const { timeZone } = useShop()
  const day = (moment: string) => dayText(moment, language, timeZone)
  return (
    <div className="stack" data-wide="">
      <PageHead title={screens.subscribers} intro={words.subscribersIntro} />
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
            </li>
          ))}
        </ul>
      )}
      <MoreRows cursor={next} />
    </div>
  )
}
