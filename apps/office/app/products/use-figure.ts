import { useFetcher } from '@remix-run/react'
import { createContext, useContext, useEffect, useRef } from 'react'
import type { Done, Refused } from '#app/session/outcome.ts'
import type { Figure } from './figures.ts'
import type { ListedRow } from './read-products.server.ts'

export type Outcome = Done | Refused

/** Is told what became of a figure. */
export const OutcomeContext = createContext<(outcome: Outcome) => void>(() => {})

/** Tells what became of a form of this fetcher, once. */
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

/** Saves a column of figures at once, as it was pasted over these rows. */
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

/** Saves a figure of a product at once, and shows it as typed until it is kept. */
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
