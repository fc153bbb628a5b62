import { LRUCache } from 'lru-cache'

const MAX_SNAPSHOTS = 2_000
/** "There is no such shop": names of nothing are endless, and must not push out what there is. */
const MAX_NOTHING = 500
/** A snapshot this young is used as it is; up to the second age it is still used, while a newer one is being read. */
export type Freshness = { readonly believed: number; readonly usable: number }
const OF_SHOPS: Freshness = { believed: 1_000, usable: 5_000 }
/** How long a visitor waits for a newer one when an old one is there. */
const PATIENCE_MS = 1_000
/** How long "there is no such shop" is believed, and how long a failed reading is not tried again. */
const NEGATIVE_MS = 2_000

type Kept<Snapshot> = { readonly snapshot: Snapshot | null; readonly readAt: number }

/**
 * Remembers what `read` answered for about a second, or as long as it is told, by key. Many asking
 * at once cause one reading; an old snapshot is used while a new one is read; when reading fails, however old it is, it is better than none.
 * Null: there is nothing under this key.
 */
export function createSnapshots<Question, Snapshot extends object>(
  keyOf: (question: Question) => string,
  read: (question: Question) => Promise<Snapshot | null>,
  now: () => number = Date.now,
  { believed, usable } = OF_SHOPS,
  max = MAX_SNAPSHOTS,
) {
  const found = new LRUCache<string, Kept<Snapshot>>({ max })
  const nothing = new LRUCache<string, Kept<Snapshot>>({ max: MAX_NOTHING })
  const failedAt = new LRUCache<string, number>({ max: MAX_NOTHING })
  const reading = new Map<string, { readonly next: Promise<Snapshot | null>; readonly since: number }>()

  function refresh(key: string, question: Question): Promise<Snapshot | null> {
    const underway = reading.get(key)
    if (underway) return underway.next
    const readAt = now()
    const next = read(question)
      .then((snapshot) => {
        const [there, gone] = snapshot === null ? [nothing, found] : [found, nothing]
        there.set(key, { snapshot, readAt })
        gone.delete(key)
        failedAt.delete(key)
        return snapshot
      })
      .catch((problem) => {
        failedAt.set(key, now())
        throw problem
      })
      .finally(() => reading.delete(key))
    reading.set(key, { next, since: readAt })
    return next
  }

  return async function find(question: Question): Promise<Snapshot | null> {
    const key = keyOf(question)
    const known = found.get(key) ?? nothing.get(key)
    if (!known) return refresh(key, question)
    const { snapshot } = known
    const age = now() - known.readAt
    if (age < (snapshot === null ? NEGATIVE_MS : believed)) return snapshot
    // A service that has just failed is left alone for a moment.
    if (now() - (failedAt.get(key) ?? Number.NEGATIVE_INFINITY) < NEGATIVE_MS) return snapshot
    const waitedFor = now() - (reading.get(key)?.since ?? now())
    const next = refresh(key, question)
    if (snapshot === null) return next
    // Whether it comes or not, nobody waits long: it counts for those who come after.
    const sure = next.catch(() => snapshot)
    return age < usable || waitedFor > PATIENCE_MS ? snapshot : Promise.race([sure, later(snapshot)])
  }
}

/** The value after the visitor's patience; holds no process open. */
function later<T>(value: T): Promise<T> {
  return new Promise((resolve) => setTimeout(resolve, PATIENCE_MS, value).unref())
}
