import type { ShopId } from '@store/core'
import type { Database } from '../database/open.ts'
import type { Job } from '../operation/scheduler.ts'
import { addViews, type DayViews } from './store.ts'

/** Shops and days that are counted between two writings, while the database is away as well; views of others are lost. */
const MOST = 50_000

/** C3: views of shops, counted here and written together, so that visits do not wait for each other's row. */
export type ViewCounts = {
  readonly add: (shopId: ShopId) => void
  /** Writes what was counted since the last time. What could not be written is kept for the next. */
  readonly write: () => Promise<void>
}

export function createViewCounts({ db, now }: { readonly db: Database; readonly now: () => Date }): ViewCounts {
  let counted = new Map<string, DayViews>()

  function add({ shopId, day, views }: DayViews): void {
    const key = `${shopId} ${day}`
    const known = counted.get(key)
    if (known || counted.size < MOST) counted.set(key, { shopId, day, views: views + (known?.views ?? 0) })
  }

  return {
    add: (shopId) => add({ shopId, day: now().toISOString().slice(0, 10), views: 1 }),
    write: async () => {
      if (counted.size === 0) return
      const written = counted
      counted = new Map()
      try {
        await addViews(db, [...written.values()])
      } catch (error) {
        for (const views of written.values()) add(views)
        throw error
      }
    },
  }
}

/** Writes what was counted every few seconds; what is left when the services stop is written by whoever stops them. */
export const viewsJob = (views: ViewCounts): Job => ({
  name: 'views of shops',
  every: 5_000,
  run: async () => {
    await views.write()
    return false
  },
})
