import type { Services } from '../services.ts'
import { type Counter, countDown, countUp, forgetCounts } from './store.ts'

/** How many attempts are counted between two clearings away of windows that are over. */
const CLEAR_EVERY = 200

/** A counter, and at most how many attempts it takes. */
export type Counted = { readonly counter: Counter; readonly most: number }

/**
 * Counts attempts in PostgreSQL, so that all processes count together: answers how many seconds this one has to wait, 0
 * for none. Who is turned away uses up nobody else's attempts.
 */
export function createCounting({ db, now }: Pick<Services, 'db' | 'now'>) {
  let counted = 0

  return async function secondsToWait(rules: readonly Counted[]): Promise<number> {
    const at = now()
    const counters = rules.map(({ counter }) => counter)
    const counts = await countUp(db, counters, at)
    counted += 1
    if (counted % CLEAR_EVERY === 0) await forgetCounts(db, at)
    const waits = rules.map(({ counter, most }) => {
      const found = counts.find(({ key }) => key.equals(counter.key))
      return found && found.count > most ? Math.max(1, Math.ceil((found.endsAt.getTime() - at.getTime()) / 1000)) : 0
    })
    const longest = Math.max(...waits)
    if (longest > 0) await countDown(db, counters, at)
    return longest
  }
}
