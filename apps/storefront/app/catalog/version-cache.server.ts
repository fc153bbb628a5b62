import { LRUCache } from 'lru-cache'
import type { Tenant } from '#app/tenancy/tenants.server.ts'

type Answers = LRUCache<string, Promise<NonNullable<unknown>>>
/** Few, since each is at least a list of products; for busy shops whole pages are cached. */
const answers: Answers = new LRUCache({ max: 500, ttl: 60_000 })
/**
 * Keys that visitors can invent, such as searches and far pages, have a separate cache, so that they cannot evict the
 * others.
 */
const unboundedAnswers: Answers = new LRUCache({ max: 500, ttl: 60_000 })

/**
 * Caches an answer for a minute, or until the shop's version changes. Concurrent calls with the same key cause one read.
 * Failures and null are not cached.
 *
 * @param key names the answer within the shop
 * @param isUnbounded whether visitors can invent any number of such keys
 */
export function cachedByVersion<T>(
  { shopId, version }: Tenant,
  key: string,
  read: () => Promise<T>,
  isUnbounded = false,
): Promise<T> {
  const cache = isUnbounded ? unboundedAnswers : answers
  const cacheKey = `${shopId}@${version}:${key}`
  const known = cache.get(cacheKey)
  if (known) return known as Promise<T>
  const reading = read()
  cache.set(cacheKey, reading as Promise<NonNullable<unknown>>)
  const forget = () => cache.delete(cacheKey)
  // Null is not cached: the number of addresses of things that do not exist is unlimited, too.
  reading.then((answer) => answer === null && forget(), forget)
  return reading
}
