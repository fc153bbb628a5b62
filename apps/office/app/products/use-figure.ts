import { useFetcher } from '@remix-run/react'
import { createContext, useCallback, useContext, useEffect, useRef, useState } from 'react'
import type { Done, Refused } from '#app/session/outcome.ts'
import type { Figure } from './figures.ts'
import type { ListedRow } from './read-products.server.ts'

export type Outcome = Done | Refused

const COLUMN = 'column'

/** Receives the outcome of saving a figure, with the key of its fetcher. */
export const OutcomeContext = createContext<(key: string, outcome: Outcome) => void>(() => {})

/**
 * What became of the saved figures: the newest success, and the last refusal. Figures are typed one after another, so a
 * success of the next one must not hide a refusal: it stays until the same figure is saved or another one is refused.
 */
export function useFigureOutcomes() {
  const [done, setDone] = useState<Done | null>(null)
  const [last, setLast] = useState<{ readonly key: string; readonly refused: Refused } | null>(null)
  const report = useCallback((key: string, outcome: Outcome) => {
    if (outcome.kind === 'refused') setLast({ key, refused: outcome })
    else {
      setDone(outcome)
      setLast((before) => (before?.key === key ? null : before))
    }
  }, [])
  return { done, refused: last?.refused ?? null, report }
}

/** Reports the outcome of each submit of this fetcher once. */
function useReportOutcome(
  key: string,
  { state, data }: { readonly state: string; readonly data: Outcome | undefined },
) {
  const report = useContext(OutcomeContext)
  const wasBusy = useRef(false)
  useEffect(() => {
    if (state !== 'idle') wasBusy.current = true
    else if (wasBusy.current && data) {
      wasBusy.current = false
      report(key, data)
    }
  }, [state, data, report, key])
}

/** Saves a pasted column of figures for these rows. */
export function useColumn() {
  const fetcher = useFetcher<Outcome>({ key: COLUMN })
  useReportOutcome(COLUMN, fetcher)
  return (rows: readonly ListedRow[], figure: Figure, values: readonly string[]) =>
    fetcher.submit(
      {
        intent: COLUMN,
        figure,
        rows: JSON.stringify({
          rows: rows.map((row, at) => ({ id: row.id, seen: String(row[figure] ?? ''), value: values[at] ?? '' })),
        }),
      },
      { method: 'post' },
    )
}

/** Saves a figure of a product, and shows the typed value until the response. */
export function useFigure(row: ListedRow, figure: Figure) {
  const key = `${figure} ${row.id}`
  const fetcher = useFetcher<Outcome>({ key })
  useReportOutcome(key, fetcher)
  const pending = fetcher.formData?.get('value')
  return {
    pending: typeof pending === 'string' ? pending : null,
    save: (value: string) =>
      fetcher.submit(
        { intent: figure, id: String(row.id), seen: String(row[figure] ?? ''), value },
        { method: 'post' },
      ),
  }
}
