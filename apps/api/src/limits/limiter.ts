import type { ShopId } from '@store/core'
import { Problem } from '../problem.ts'
import { type Counter, countDown, counterKey, countUp, forgetCounts } from '../queries/limits.ts'
import type { Services } from '../services.ts'
import { limitOf } from './rules.ts'
import { networkOf } from './shopper.ts'

/** How many attempts are counted between two clearings away of windows that are over. */
const CLEAR_EVERY = 200

type Call = { readonly name: string; readonly shopId: ShopId; readonly input: unknown; readonly address: string }

/**
 * Counts attempts in PostgreSQL, so that all processes count together. An attempt is counted before its work is done, or
 * many at once would all find room; what should not count is taken off again.
 */
export function createLimiter({ db, now, metrics }: Pick<Services, 'db' | 'now' | 'metrics'>) {
  let counted = 0

  /** Does the work, unless this shopper has had too many attempts of this call: then it throws. */
  return async function withinLimits<T>({ name, shopId, input, address }: Call, work: () => Promise<T>): Promise<T> {
    const limit = limitOf(name)
    if (!limit || limit.about?.(input) === false) return work()
    const rules = limit.rules.map(({ most, within, per }, index) => ({
      counter: { key: counterKey(limit.as ?? name, index, shopId, per(input, networkOf(address))), within },
      most,
    }))
    const counters = rules.map(({ counter }) => counter)
    const wait = await secondsToWait(rules, counters)
    if (wait > 0) {
      metrics.limited(name)
      throw new Problem('tooMany', { retryAfter: wait })
    }
    try {
      const answer = await work()
      if (limit.wrong && !limit.wrong(answer)) await countDown(db, counters, now())
      return answer
    } catch (error) {
      // Nobody has learnt anything.
      if (limit.wrong) await countDown(db, counters, now()).catch(() => undefined)
      throw error
    }
  }

  async function secondsToWait(
    rules: readonly { readonly counter: Counter; readonly most: number }[],
    counters: readonly Counter[],
  ): Promise<number> {
    const at = now()
    const counts = await countUp(db, counters, at)
    counted += 1
    if (counted % CLEAR_EVERY === 0) await forgetCounts(db, at)
    const waits = rules.map(({ counter, most }) => {
      const found = counts.find(({ key }) => key.equals(counter.key))
      return found && found.count > most ? Math.max(1, Math.ceil((found.endsAt.getTime() - at.getTime()) / 1000)) : 0
    })
    const longest = Math.max(...waits)
    // Who is turned away uses up nobody else's attempts.
    if (longest > 0) await countDown(db, counters, at)
    return longest
  }
}
