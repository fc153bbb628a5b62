import type { ShopId } from '@store/core'
import { createCounting } from '../limits/counting.ts'
import { limitOf } from '../limits/rules.ts'
import { countDown, counterKey } from '../limits/store.ts'
import type { Services } from '../services.ts'
import { Problem } from './problem.ts'
import { networkOf, siteOf } from './shopper.ts'

type Call = { readonly name: string; readonly shopId: ShopId; readonly input: unknown; readonly address: string }

/**
 * Limits calls. An attempt is counted before its work is done; otherwise many parallel ones would all be let through. An attempt
 * that should not count is subtracted afterwards.
 */
export function createLimiter({ db, now, metrics }: Pick<Services, 'db' | 'now' | 'metrics'>) {
  const secondsToWait = createCounting({ db, now })

  /** Runs `work`. Throws instead if this shopper has made too many attempts of this call. */
  return async function withinLimits<T>({ name, shopId, input, address }: Call, work: () => Promise<T>): Promise<T> {
    const limit = limitOf(name)
    if (!limit || limit.about?.(input) === false) return work()
    const from = { network: networkOf(address), site: siteOf(address) }
    const rules = limit.rules.map(({ most, within, per, acrossShops }, index) => ({
      counter: { key: counterKey(limit.as ?? name, index, acrossShops ? 0 : shopId, per(input, from)), within },
      most,
    }))
    const counters = rules.map(({ counter }) => counter)
    const wait = await secondsToWait(rules)
    if (wait > 0) {
      metrics.limited(name)
      throw new Problem('tooMany', { retryAfter: wait })
    }
    try {
      const answer = await work()
      if (limit.wrong && !limit.wrong(answer)) await countDown(db, counters, now())
      return answer
    } catch (error) {
      // A failure tells the caller nothing that helps to guess.
      if (limit.wrong) await countDown(db, counters, now()).catch(() => undefined)
      throw error
    }
  }
}
