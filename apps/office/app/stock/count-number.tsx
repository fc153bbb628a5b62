import { useEffect, useRef } from 'react'
import { Button } from '#app/ui/button.tsx'
import { stockWords } from '#app/words/stock/index.ts'
import { useSection } from '#app/words/use-words.ts'
import type { Countable } from './count-draft.ts'

const MOST = 1_000_000

type CountNumberProps = {
  readonly current: Countable
  /** Null: nothing was counted yet. */
  readonly number: number | null
  readonly onNumber: (number: number | null) => void
  readonly onNext: () => void
}

/** The counted units, in digits that can be read at arm's length. */
export function CountNumber({ current, number, onNumber, onNext }: CountNumberProps) {
  const { counting: words } = useSection(stockWords)
  const input = useRef<HTMLInputElement>(null)
  const { productId, variantId, name, values, units } = current
  // biome-ignore lint/correctness/useExhaustiveDependencies: another thing is counted.
  useEffect(() => input.current?.focus(), [productId, variantId])
  const step = (by: number) => {
    onNumber(Math.min(MOST, Math.max(0, (number ?? 0) + by)))
    navigator.vibrate?.(10)
  }
  return (
    <form
      className="count-number"
      onSubmit={(event) => {
        event.preventDefault()
        onNext()
      }}
    >
      <h2>
        {name} {values.length > 0 && <span className="muted">{values.join(' · ')}</span>}
      </h2>
      <div className="count-figures">
        <button type="button" className="button" onClick={() => step(-1)} aria-label={words.fewer}>
          −
        </button>
        <input
          ref={input}
          inputMode="numeric"
          pattern="[0-9]*"
          maxLength={7}
          autoComplete="off"
          placeholder="–"
          aria-label={words.number}
          value={number ?? ''}
          onChange={({ currentTarget }) => {
            const typed = currentTarget.value.replaceAll(/\D/g, '')
            onNumber(typed === '' ? null : Math.min(MOST, Number(typed)))
          }}
        />
        <button type="button" className="button" onClick={() => step(1)} aria-label={words.more}>
          +
        </button>
      </div>
      <p className="muted">{words.recorded(units)}</p>
      <Button kind="main" type="submit" wide disabled={number === null}>
        {words.next}
      </Button>
    </form>
  )
}
