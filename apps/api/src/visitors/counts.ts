import { dayOf, type ShopId, timeZoneOf } from '@store/core'
import type { Database } from '../database/open.ts'
import type { Job } from '../operation/scheduler.ts'
import type { Counted } from './schema.ts'
import { addCounts, type DayCount } from './store.ts'

/** The most different counts kept in memory between two writes, also while the database is down; further ones are lost. */
const MOST = 100_000

/** Where a visitor is counted: a shop, and the country whose clock its days follow. */
export type ShopCountry = { readonly shopId: ShopId; readonly country: string }

/**
 * Counts of visitors' actions, collected in memory and written together, so that visits do not wait for each other's row.
 */
export type VisitCounts = {
  /** Counts in the total, and also under each of `about`. */
  readonly add: (place: ShopCountry, what: Counted, about?: readonly string[], times?: number) => void
  /** Writes the counts since the last write. If it fails, they are kept for the next one. */
  readonly write: () => Promise<void>
}

export function createVisitCounts({ db, now }: { readonly db: Database; readonly now: () => Date }): VisitCounts {
  let counted = new Map<string, DayCount>()

  function add(count: DayCount): void {
    const key = JSON.stringify([count.shopId, count.day, count.what, count.about])
    const known = counted.get(key)
    if (known || counted.size < MOST) counted.set(key, { ...count, times: count.times + (known?.times ?? 0) })
  }

  return {
    add: ({ shopId, country }, what, about = [], times = 1) => {
      const day = dayOf(now(), timeZoneOf(country))
      for (const each of ['', ...about]) add({ shopId, day, what, about: each, times })
    },
    write: async () => {
      if (counted.size === 0) return
      const written = counted
      counted = new Map()
      try {
        await addCounts(db, [...written.values()])
      } catch (error) {
        for (const count of written.values()) add(count)
        throw error
      }
    },
  }
}

/** Writes the counts every few seconds; when the services stop, the caller does the last write. */
export const countsJob = (counts: VisitCounts): Job => ({
  name: 'counts of visitors',
  every: 5_000,
  run: async () => {
    await counts.write()
    return false
  },
})
