import { LRUCache } from 'lru-cache'
import type { Tenant } from '#app/tenancy/tenants.server.ts'

type Answers = LRUCache<string, Promise<NonNullable<unknown>>>
const answers: Answers = new LRUCache({ max: 2_000, ttl: 60_000 })
/** Of keys without number, such as searches: apart, so that they cannot evict the others. */
const unboundedAnswers: Answers = new LRUCache({ max: 200, ttl: 60_000 })

/**
 * Caches an answer for a minute, or until the shop's version moves. Of calls with the same key at once one reads. Failures
 * and null are not cached.
 *
 * @param key names the question within the shop
 * @param isUnbounded visitors can make up any number of such keys
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
  // Addresses of things that do not exist are without number, too.
  reading.then((answer) => answer === null && forget(), forget)
  return reading
}
