import { formatAmount, type MoneyStyle } from '@store/core'
import { useState } from 'react'
import { Button } from '#app/ui/button.tsx'
import { MoneyField } from '#app/ui/number-fields.tsx'
import { useHydrated } from '#app/ui/use-hydrated.ts'
import { shippingWords } from '#app/words/shipping/index.ts'
import { useSection, useWords } from '#app/words/use-words.ts'
import { NO_END, problemsOf, type Range } from './ranges.ts'

type Row = {
  readonly key: number
  readonly from: number | null
  readonly to: number | null
  readonly price: number | null
}

/** The number of blank rows where no script can add one. */
const SPARE = 3

type RangeRowsProps = {
  readonly ranges: readonly Range[]
  readonly money: MoneyStyle
  readonly wrong: string | undefined
}

/** Prices by the amount of the purchase, one row each, with a picture of what they cover. */
export function RangeRows({ ranges, money, wrong }: RangeRowsProps) {
  const words = useSection(shippingWords)
  const { parts } = useWords()
  const isHydrated = useHydrated()
  const [rows, setRows] = useState<readonly Row[]>(() => [
    ...ranges.map(({ from, to, price }, key) => ({ key, from, to: to >= NO_END ? null : to, price })),
    ...(ranges.length === 0 ? [{ key: 0, from: 0, to: null, price: null }] : []),
  ])
  const spare = isHydrated ? [] : Array.from({ length: SPARE }, (_, at) => blank(1000 + at))
  const change = (key: number, part: Partial<Row>) =>
    setRows((all) => all.map((row) => (row.key === key ? { ...row, ...part } : row)))
  return (
    <div className="stack">
      <header className="stack" data-tight="">
        <h2>{words.ranges}</h2>
        <p className="muted small">{words.rangesHint}</p>
      </header>
      {[...rows, ...spare].map(({ key, from, to, price }) => (
        <div className="range-row" key={key}>
          <MoneyField
            label={words.rangeFrom}
            name="from"
            amount={from}
            money={money}
            onAmount={(amount) => change(key, { from: amount })}
          />
          <MoneyField
            label={words.rangeTo}
            name="to"
            amount={to}
            money={money}
            onAmount={(amount) => change(key, { to: amount })}
          />
          <MoneyField
            label={words.rangePrice}
            name="cost"
            amount={price}
            money={money}
            onAmount={(amount) => change(key, { price: amount })}
          />
          {isHydrated && rows.length > 1 && (
            <Button kind="quiet" onClick={() => setRows((all) => all.filter((row) => row.key !== key))}>
              {parts.remove}
            </Button>
          )}
        </div>
      ))}
      {isHydrated && (
        <p>
          <Button onClick={() => setRows((all) => [...all, blank(Math.max(-1, ...all.map(({ key }) => key)) + 1)])}>
            {words.addRange}
          </Button>
        </p>
      )}
      {wrong && (
        <p className="wrong" role="alert">
          {wrong}
        </p>
      )}
      <Picture rows={rows} money={money} />
    </div>
  )
}

const blank = (key: number): Row => ({ key, from: null, to: null, price: null })

/** The ranges as a strip, with a sentence for each problem. */
function Picture({ rows, money }: { readonly rows: readonly Row[]; readonly money: MoneyStyle }) {
  const words = useSection(shippingWords)
  const whole = rows.flatMap(({ from, to, price }) =>
    price === null ? [] : [{ from: from ?? 0, to: to ?? NO_END, price }],
  )
  if (whole.length === 0) return null
  const say = (amount: number) => formatAmount(amount, money)
  const problems = problemsOf(whole)
  const sorted = whole.toSorted((a, b) => a.from - b.from)
  return (
    <figure className="stack" data-tight="">
      <figcaption className="small muted">{words.picture}</figcaption>
      <ol className="ranges">
        {sorted.map(({ from, to, price }, at) => (
          <li key={`${from} ${to} ${at}`}>
            <span className="small">
              {say(from)} {to >= NO_END ? '→' : `– ${say(to)}`}
            </span>
            <strong>{say(price)}</strong>
          </li>
        ))}
      </ol>
      <ul className="stack" data-tight="" aria-live="polite">
        {problems.map((problem) => (
          <li className="wrong small" key={JSON.stringify(problem)}>
            {problem.kind === 'gap'
              ? words.gap(say(problem.from), say(problem.to))
              : problem.kind === 'gapAfter'
                ? words.gapAfter(say(problem.from))
                : words.overlap(say(problem.at))}
          </li>
        ))}
      </ul>
    </figure>
  )
}
