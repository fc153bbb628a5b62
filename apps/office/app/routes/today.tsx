import type { LoaderFunctionArgs } from '@remix-run/node'
import { Link, useLoaderData, useSearchParams } from '@remix-run/react'
import { formatAmount } from '@store/core'
import { lazy, Suspense } from 'react'
import type { View } from '#app/orders/views.ts'
import { readOfShop } from '#app/session/read.server.ts'
import { useShop } from '#app/shop/use-shop.ts'
import { readToday } from '#app/today/facts.server.ts'
import { type SetUpStep, type TodayLine, todayOf } from '#app/today/today-of.ts'
import { todayWords } from '#app/words/today/index.ts'
import { useSection } from '#app/words/use-words.ts'

export const loader = (args: LoaderFunctionArgs) =>
  readOfShop(args, async (office, shop) => {
    const now = new Date()
    const [me, { facts, money, timeZone, sold }] = await Promise.all([office.me(), readToday(office, shop, now)])
    const hour = Number(now.toLocaleString('en-GB', { hour: '2-digit', hour12: false, timeZone }))
    return {
      ...{ name: me.name, hour },
      sold: sold && { orders: sold.orders, amount: formatAmount(sold.amount, money) },
      ...todayOf(facts),
    }
  })

/** Once in the life of a shop. */
const SendFirstPhoto = lazy(() =>
  import('#app/open/send-first-photo.tsx').then((module) => ({ default: module.SendFirstPhoto })),
)

/** What needs doing, as a friend would write it. */
export default function Today() {
  const { name, hour, sold, lines, setUp } = useLoaderData<typeof loader>()
  const [search] = useSearchParams()
  const first = /^\d{1,9}$/.test(search.get('first') ?? '') ? Number(search.get('first')) : null
  const { shop } = useShop()
  const today = useSection(todayWords)
  const greeting = hour < 12 ? today.morning : hour < 19 ? today.afternoon : today.evening
  return (
    <div className="today">
      {first !== null && (
        <Suspense>
          <SendFirstPhoto productId={first} draft={search.get('draft') ?? ''} />
        </Suspense>
      )}
      <div className="greeting">
        <h1>{greeting(name || shop.name)}</h1>
        {sold && <p>{today.yesterday(sold.amount, sold.orders)}</p>}
      </div>
      {lines.length > 0 ? (
        <section className="section">
          <h2>{today.waiting}</h2>
          <ul className="lines">
            {lines.map((line) => (
              <li key={line.about} data-dye={line.dye}>
                {line.about in VIEW_OF ? (
                  <Link to={`orders?view=${VIEW_OF[line.about]}`}>{sayLine(today, line)}</Link>
                ) : line.about === 'low' ? (
                  <Link to="products?view=low">{sayLine(today, line)}</Link>
                ) : line.about === 'testKeys' || line.about === 'moneyChanges' ? (
                  <Link to="payments">{sayLine(today, line)}</Link>
                ) : (
                  sayLine(today, line)
                )}
              </li>
            ))}
          </ul>
          <p className="muted">{today.nobodyElse}</p>
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
                <Link to={SCREEN_OF[step.about]}>{sayStep(today, step)}</Link>
              </li>
            ))}
          </ul>
        </section>
      )}
      <p>
        <a className="button" data-kind="main" href={shop.url} target="_blank" rel="noreferrer">
          {today.share}
        </a>{' '}
        <Link className="button" to="share">
          {today.shareCard}
        </Link>
      </p>
    </div>
  )
}

/** Where the orders of a line are listed. */
const VIEW_OF: Readonly<Partial<Record<TodayLine['about'], View>>> = {
  ...{ chat: 'toConfirm', confirm: 'toConfirm', transfers: 'toConfirm', pack: 'toPack', handOver: 'toSend' },
  ...{ resend: 'toPack', collect: 'money' },
  ...{ paidTwice: 'all', paidButCancelled: 'all', nothingLeft: 'all', misfit: 'all' },
}

/** Where a step of setting up is taken. */
const SCREEN_OF: Readonly<Record<SetUpStep['about'], string>> = {
  ...{ setUpPayments: 'payments', setUpShipping: 'shipping', setUpChat: 'settings/shop' },
  ...{ setUpProducts: 'products/new', setUpPolicies: 'policies', setUpDomain: 'settings/domain' },
}

function sayLine(words: ReturnType<typeof todayWords.of>, { about, count }: TodayLine): string {
  const number = count.more ? words.over(count.count) : String(count.count)
  return words[about](number, count.count === 1 && !count.more)
}

const sayStep = (words: ReturnType<typeof todayWords.of>, step: SetUpStep): string =>
  step.about === 'setUpProducts' ? words.setUpProducts(step.missing) : words[step.about]
