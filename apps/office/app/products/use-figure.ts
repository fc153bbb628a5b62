import { useFetcher } from '@remix-run/react'
import { createContext, useContext, useEffect, useRef } from 'react'
import type { Done, Refused } from '#app/session/outcome.ts'
import type { ListedRow } from './read-products.server.ts'

/** What can be changed in the list itself. */
export const FIGURES = ['price', 'compareAt', 'units'] as const
export type Figure = (typeof FIGURES)[number]

export type Outcome = Done | Refused

/** Is told what became of a figure. */
export const Told = createContext<(outcome: Outcome) => void>(() => {})

/** Saves a figure of a product at once, and shows it as typed until it is kept. */
export function useFigure(row: ListedRow, figure: Figure) {
  const fetcher = useFetcher<Outcome>({ key: `${figure} ${row.id}` })
  const tell = useContext(Told)
  const wasBusy = useRef(false)
  useEffect(() => {
    if (fetcher.state !== 'idle') wasBusy.current = true
    else if (wasBusy.current && fetcher.data) {
      wasBusy.current = false
      tell(fetcher.data)
    }
  }, [fetcher.state, fetcher.data, tell])
  const pending = fetcher.formData?.get('value')
  return {
    pending: typeof pending === 'string' ? pending : null,
    save: (value: string) =>
      fetcher.submit(
        { intent: figure, id: String(row.id), name: row.name, seen: String(row[figure] ?? ''), value },
        { method: 'post' },
      ),
  }
}
