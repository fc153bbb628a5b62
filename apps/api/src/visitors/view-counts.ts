import type { ShopId } from '@store/core'
import type { Database } from '../database/open.ts'
import { facts, type Log } from '../operation/log.ts'
import { addViews, type DayViews } from './store.ts'

/** Milliseconds between two writings. */
const WRITE_EVERY = 5_000

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

/** Writes every few seconds, and what is left when it is stopped. */
export function writeViews(views: ViewCounts, log: Log): () => Promise<void> {
  const write = () => views.write().catch((error: unknown) => log.error({ error: facts(error) }, 'views not written'))
  const timer = setInterval(write, WRITE_EVERY)
  return async () => {
    clearInterval(timer)
    await write()
  }
}
