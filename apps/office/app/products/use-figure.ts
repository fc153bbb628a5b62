import { useFetcher } from '@remix-run/react'
import { createContext, useContext, useEffect, useRef } from 'react'
import type { Done, Refused } from '#app/session/outcome.ts'
import type { Figure } from './figures.ts'
import type { ListedRow } from './read-products.server.ts'

export type Outcome = Done | Refused

/** Receives the outcome of saving a figure. */
export const OutcomeContext = createContext<(outcome: Outcome) => void>(() => {})

/** Reports the outcome of each submit of this fetcher once. */
function useReportOutcome({ state, data }: { readonly state: string; readonly data: Outcome | undefined }) {
  const report = useContext(OutcomeContext)
  const wasBusy = useRef(false)
  useEffect(() => {
    if (state !== 'idle') wasBusy.current = true
    else if (wasBusy.current && data) {
      wasBusy.current = false
      report(data)
    }
  }, [state, data, report])
}

/** Saves a pasted column of figures for these rows. */
export function useColumn() {
  const fetcher = useFetcher<Outcome>({ key: 'column' })
  useReportOutcome(fetcher)
  return (rows: readonly ListedRow[], figure: Figure, values: readonly string[]) =>
    fetcher.submit(
      {
        intent: 'column',
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
  const fetcher = useFetcher<Outcome>({ key: `${figure} ${row.id}` })
  useReportOutcome(fetcher)
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
