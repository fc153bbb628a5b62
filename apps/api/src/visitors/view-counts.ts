import type { ShopId } from '@store/core'
import type { Database } from '../database/open.ts'
import type { Job } from '../operation/scheduler.ts'
import { addViews, type DayViews } from './store.ts'

/** The most shops and days that are counted in memory between two writes, also while the database is down; further views are lost. */
const MOST = 50_000

/** C3: views of shops, counted in memory and written together, so that visits do not wait for each other's row. */
export type ViewCounts = {
  readonly add: (shopId: ShopId) => void
  /** Writes the counts since the last write. If it fails, they are kept for the next one. */
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

/** Writes the counts every few seconds; when the services stop, the caller writes the rest. */
export const viewsJob = (views: ViewCounts): Job => ({
  name: 'views of shops',
  every: 5_000,
  run: async () => {
    await views.write()
    return false
  },
})
