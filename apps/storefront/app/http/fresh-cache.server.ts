import { LRUCache } from 'lru-cache'
import { SHOP_FRESHNESS } from '../../framework/edge/freshness.mjs'

const MAX_VALUES = 2_000
/** Keys without a value have a separate cache: visitors can invent any number, which must not evict the others. */
const MAX_MISSING = 500
/**
 * Milliseconds. A value younger than `freshFor` is used as it is; one younger than `usableFor` is still used, while a newer one
 * is being read.
 */
export type Freshness = { readonly freshFor: number; readonly usableFor: number }
/** How long a visitor waits for a newer value if there is an old one, in milliseconds. */
const PATIENCE_MS = 1_000
/** How long a missing value is cached, and the pause after a failed read. */
const NEGATIVE_MS = 2_000

type Settings = { readonly freshness?: Freshness; readonly max?: number; readonly now?: () => number }

/**
 * A cache of answers by key, with stale-while-revalidate: concurrent calls cause one read; an old value is used while a newer
 * one is read; and when reading fails, an old value of any age is used. `read` gets the old value, and may return
 * it again. Null: there is nothing under this key.
 */
export function createFreshCache<Question, Value extends object>(
  keyOf: (question: Question) => string,
  read: (question: Question, known: Value | undefined) => Promise<Value | null>,
  { freshness: { freshFor, usableFor } = SHOP_FRESHNESS, max = MAX_VALUES, now = Date.now }: Settings = {},
) {
  const clock = { perf: { now }, ttlResolution: 0 }
  const missing = new LRUCache<string, true>({ max: MAX_MISSING, ttl: NEGATIVE_MS, ...clock })
  /** When the current reads began. */
  const since = new Map<string, number>()
  const cache = new LRUCache<string, Value, { readonly question: Question }>({
    max,
    ttl: freshFor,
    ignoreFetchAbort: true,
    ...clock,
    async fetchMethod(key, stale, { options, context }) {
      since.set(key, now())
      try {
        const value = await read(context.question, stale)
        if (value === null) missing.set(key, true)
        else missing.delete(key)
        return value ?? undefined
      } catch (problem) {
        if (stale === undefined) throw problem
        // After a failure the service is not called for a moment.
        options.ttl = NEGATIVE_MS
        return stale
      } finally {
        since.delete(key)
      }
    },
  })

  async function refresh(key: string, question: Question): Promise<Value | null> {
    const value = await cache.fetch(key, { context: { question } })
    if (!missing.has(key)) return value ?? null
    cache.delete(key)
    return null
  }

  return async function find(question: Question): Promise<Value | null> {
    const key = keyOf(question)
    if (missing.has(key)) return null
    const known = cache.peek(key, { allowStale: true })
    if (known === undefined) return refresh(key, question)
    const left = cache.getRemainingTTL(key)
    if (left > 0) return cache.get(key) ?? known
    const waitedFor = now() - (since.get(key) ?? now())
    // Visitors do not wait long for the read: its result serves later requests.
    const next = refresh(key, question).catch(() => known)
    return freshFor - left < usableFor || waitedFor > PATIENCE_MS ? known : Promise.race([next, later(known)])
  }
}

/** Resolves with the old value after the visitor's waiting time; does not keep the process alive. */
function later<T>(value: T): Promise<T> {
  return new Promise((resolve) => setTimeout(resolve, PATIENCE_MS, value).unref())
}
