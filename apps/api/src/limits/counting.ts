import type { Services } from '../services.ts'
import { type Counter, countDown, countUp, forgetCounts } from './store.ts'

/** Expired windows are deleted after this many counted attempts. */
const CLEAR_EVERY = 200

/** A counter, and its maximum of attempts. */
export type Counted = { readonly counter: Counter; readonly most: number }

/**
 * Counts attempts in PostgreSQL, so that all processes share the counters. Returns the seconds that this attempt has to wait, 0
 * for none. A refused attempt does not use up the attempts of others.
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
