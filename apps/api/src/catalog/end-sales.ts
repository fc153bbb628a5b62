import type { ShopId } from '@store/core'
import { facts, type Log } from '@store/telemetry'
import type { Database } from '../database/open.ts'
import type { Job } from '../operation/scheduler.ts'
import { endSales } from './store/sale-ends.ts'

type Dependencies = { readonly db: Database; readonly log: Log; readonly now: () => Date }

/** Ends sales at their time; the first run also ends those whose time passed while no process was running. */
export const salesJob = ({ db, log, now }: Dependencies): Job => ({
  name: 'ends of sales',
  every: 30_000,
  run: async ({ beat }) => {
    const broken = (shop: ShopId, error: unknown) =>
      log.error({ shop, error: facts(error) }, 'sales of a shop cannot be ended')
    await endSales(db, now(), broken, beat)
    return false
  },
})
