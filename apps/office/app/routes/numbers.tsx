import type { LoaderFunctionArgs } from '@remix-run/node'
import { Link, useLoaderData } from '@remix-run/react'
import type { ReactNode } from 'react'
import { DayBars, RankedBars } from '#app/numbers/charts.tsx'
import { Figure } from '#app/numbers/figure.tsx'
import { PERIODS } from '#app/numbers/period.ts'
import { readNumbers } from '#app/numbers/read-numbers.server.ts'
import { readOfShop } from '#app/session/read.server.ts'
import { useShop } from '#app/shop/use-shop.ts'
import { Empty } from '#app/ui/empty.tsx'
import { dayText } from '#app/words/dates.ts'
import { numbersWords } from '#app/words/numbers/index.ts'
import { useLanguage, useSection } from '#app/words/use-words.ts'

export const loader = (args: LoaderFunctionArgs) =>
  readOfShop(args, (office, shop) => readNumbers(office, shop, new URL(args.request.url).searchParams), 'numbers')

/** Sales, payments and visits of a period, compared with the one before. */
export default function Numbers() {
  const numbers = useLoaderData<typeof loader>()
  const words = useSection(numbersWords)
  const language = useLanguage()
  const { base } = useShop()
  const { period, from, to, figures, days, parts, best } = numbers
  const nothing = numbers.orders === 0 && numbers.views === 0
  return (
    <div className="stack" data-wide="" data-list="">
      <h1>{words.title}</h1>
      <nav aria-label={words.periods}>
        <ul className="chips">
          {PERIODS.map((each) => (
            <li key={each}>
              <Link className="chip" to={`?days=${each}`} aria-current={each === period ? 'page' : undefined}>
                {words.days(each)}
              </Link>
            </li>
          ))}
        </ul>
      </nav>
      <p className="muted">{words.between(dayText(from, language, 'UTC'), dayText(to, language, 'UTC'))}</p>
      {nothing ? (
        <Empty text={words.empty} />
      ) : (
        <>
          <dl className="figures-grid">
            {figures.map((figure) => (
              <Figure key={figure.name} {...figure} />
            ))}
          </dl>
          {numbers.hasCharts ? (
            <div className="panels">
              <Panel title={words.byDay}>
                <DayBars
                  bars={days.map(({ day, sales, money }) => ({
                    label: dayText(day, language, 'UTC'),
                    value: sales,
                    shown: money,
                  }))}
                />
                <Days days={days} />
              </Panel>
              <Panel title={words.visitsByDay}>
                <DayBars
                  bars={days.map(({ day, views }) => ({
                    label: dayText(day, language, 'UTC'),
                    value: views,
                    shown: String(views),
                  }))}
                />
              </Panel>
            </div>
          ) : (
            <p className="letter">{words.few(numbers.orders, numbers.views)}</p>
          )}
          <div className="panels">
            <Panel title={words.funnel} means={words.funnelMeans}>
              <RankedBars
                rows={numbers.funnel.map(({ name, times }) => ({
                  name: words.steps[name],
                  value: times,
                  shown: times.toLocaleString(language),
                }))}
              />
            </Panel>
            {best.length > 0 && (
              <Panel title={words.best} means={words.bestMeans}>
                <RankedBars
                  rows={best.map(({ name, units, money, viewed, added }) => ({
                    name,
                    value: units,
                    shown: words.units(units),
                    also: `${money} · ${words.seen(viewed, added)}`,
                  }))}
                />
              </Panel>
            )}
            {parts.map(({ name, rows }) => (
              <Panel key={name} title={words.parts[name]} means={words.partsMean[name]}>
                <RankedBars
                  rows={rows.map((row) => ({
                    name: row.name,
                    value: row.of === null ? row.times : row.times / row.of,
                    shown: row.of === null ? row.times.toLocaleString(language) : words.of(row.times, row.of),
                    also: row.money,
                  }))}
                />
              </Panel>
            ))}
          </div>
          <p>
            <a className="button" href={`${base}/numbers.csv?days=${period}`} download>
              {words.csv}
            </a>
          </p>
        </>
      )}
    </div>
  )
}

function Panel({ title, means, children }: { title: string; means?: string; children: ReactNode }) {
  return (
    <section className="card panel">
      <h2>{title}</h2>
      {means && <p className="hint muted small">{means}</p>}
      {children}
    </section>
  )
}

type DaysProps = Pick<ReturnType<typeof useLoaderData<typeof loader>>, 'days'>

/** The figures of the bars as a table. */
function Days({ days }: DaysProps) {
  const words = useSection(numbersWords)
  const language = useLanguage()
  return (
    <details className="fold">
      <summary>{words.table}</summary>
      <table className="plain-table">
        <thead>
          <tr>
            <th scope="col">{words.day}</th>
            <th scope="col">{words.figures.sales}</th>
            <th scope="col">{words.shipping}</th>
            <th scope="col">{words.discounts}</th>
            <th scope="col">{words.figures.orders}</th>
            <th scope="col">{words.figures.views}</th>
          </tr>
        </thead>
        <tbody>
          {days.toReversed().map(({ day, money, shipping, discounts, orders, views }) => (
            <tr key={day}>
              <th scope="row">{dayText(day, language, 'UTC')}</th>
              <td>{money}</td>
              <td>{shipping}</td>
              <td>{discounts}</td>
              <td>{orders}</td>
              <td>{views}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </details>
  )
}
