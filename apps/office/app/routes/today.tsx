import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node'
import { Link, useLoaderData, useSearchParams } from '@remix-run/react'
import { formatAmount } from '@store/core'
import { lazy, Suspense } from 'react'
import { act } from '#app/session/act.server.ts'
import { useOutcome } from '#app/session/outcome-hooks.ts'
import { readOfShop, shopOf } from '#app/session/read.server.ts'
import { useShop } from '#app/shop/use-shop.ts'
import { readToday } from '#app/today/facts.server.ts'
import { takeFromToday } from '#app/today/take.server.ts'
import { type SetUpStep, todayOf } from '#app/today/today-of.ts'
import { WaitingLine } from '#app/today/waiting-line.tsx'
import { Refusal, Toast } from '#app/ui/notes.tsx'
import { todayWords } from '#app/words/today/index.ts'
import { useSection } from '#app/words/use-words.ts'

export const loader = (args: LoaderFunctionArgs) =>
  readOfShop(args, async (office, shop) => {
    const now = new Date()
    const [me, { facts, money, timeZone, sold, ...orders }] = await Promise.all([
      office.me(),
      readToday(office, shop, now),
    ])
    const hour = Number(now.toLocaleString('en-GB', { hour: '2-digit', hour12: false, timeZone }))
    return {
      name: me.name,
      hour,
      ...orders,
      sold: sold && { orders: sold.orders, amount: formatAmount(sold.sales, money) },
      ...todayOf(facts),
    }
  })

/** Handles the steps of the orders that are listed below a line. */
export const action = (args: ActionFunctionArgs) =>
  act(args, async (office, sent) => takeFromToday(office, sent, await shopOf(args, office)))

/** Loaded once in a shop's life, after opening it. */
const SendFirstPhoto = lazy(() =>
  import('#app/open/send-first-photo.tsx').then((module) => ({ default: module.SendFirstPhoto })),
)

/** What needs doing, as a letter. */
export default function Today() {
  const { name, hour, sold, lines, nobodyElse, setUp, urgent, toPack } = useLoaderData<typeof loader>()
  const [search] = useSearchParams()
  const first = /^\d{1,9}$/.test(search.get('first') ?? '') ? Number(search.get('first')) : null
  const { shop } = useShop()
  const today = useSection(todayWords)
  const { refused, done } = useOutcome()
  const greeting = hour < 12 ? today.morning : hour < 19 ? today.afternoon : today.evening
  return (
    <div className="today">
      {first !== null && (
        <Suspense>
          <SendFirstPhoto productId={first} draft={search.get('draft') ?? ''} />
        </Suspense>
      )}
      <Refusal of={refused} />
      <div className="greeting">
        <h1>{greeting(name || shop.name)}</h1>
        {sold && <p>{today.yesterday(sold.amount, sold.orders)}</p>}
      </div>
      {lines.length > 0 ? (
        <section className="section">
          <h2>{today.waiting}</h2>
          <ul className="lines">
            {lines.map((line) => (
              <WaitingLine key={line.about} line={line} urgent={urgent} toPack={toPack} />
            ))}
          </ul>
          {nobodyElse && <p className="letter">{today.nobodyElse}</p>}
        </section>
      ) : (
        <p className="letter">{today.allDone}</p>
      )}
      {setUp.length > 0 && (
        <section className="section">
          <h2>{today.setUp}</h2>
          <ul className="lines">
            {setUp.map((step) => (
              <li key={step.about} data-dye="step">
                <Link className="line-go" to={SCREEN_OF[step.about]}>
                  {sayStep(today, step)}
                </Link>
              </li>
            ))}
          </ul>
        </section>
      )}
      <p className="row">
        <Link className="button" data-kind="main" to="share">
          {today.shareCard}
        </Link>
        <a className="button" href={shop.url} target="_blank" rel="noreferrer">
          {today.share}
        </a>
      </p>
      <Toast done={done} />
    </div>
  )
}

/** The screen of each step of setting up. */
const SCREEN_OF: Readonly<Record<SetUpStep['about'], string>> = {
  setUpPayments: 'payments',
  setUpShipping: 'shipping',
  setUpChat: 'settings/shop',
  setUpProducts: 'products/new',
  setUpPolicies: 'policies',
  setUpDomain: 'settings/domain',
}

const sayStep = (words: ReturnType<typeof todayWords.of>, step: SetUpStep): string =>
  step.about === 'setUpProducts' ? words.setUpProducts(step.missing) : words[step.about]
