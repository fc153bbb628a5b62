import { setTimeout as pause } from 'node:timers/promises'
import type { ShopId } from '@store/core'
import type { Database } from '../database/open.ts'
import { facts, type Log } from '../operation/log.ts'
import { endSales } from './store/sale-ends.ts'

type Needs = { readonly db: Database; readonly log: Log; readonly now: () => Date }
export type Sales = { readonly stop: () => Promise<void> }

const POLL_MS = 30_000

/** Ends sales in time, beside any number of others that do; the first look also ends those that ended while none ran. */
export function endSalesInTime({ db, log, now }: Needs): Sales {
  const stopping = new AbortController()
  const run = async () => {
    while (!stopping.signal.aborted) {
      const broken = (shop: ShopId, error: unknown) =>
        log.error({ shop, error: facts(error) }, 'sales of a shop cannot be ended')
      await endSales(db, now(), broken).catch((error: unknown) => {
        log.error({ error: facts(error) }, 'sales cannot be ended')
      })
      await pause(POLL_MS, undefined, { signal: stopping.signal }).catch(() => undefined)
    }
  }
  const running = run()
  return {
    stop: () => {
      stopping.abort()
      return running
    },
  }
}
