import { LRUCache } from 'lru-cache'
import { findShop } from '#app/shop.server.ts'
import type { Tenant } from '#app/tenants.server.ts'

const MAX_BYTES = 64 * 1024 * 1024
const MAX_AGE_SECONDS = 300

const made = new LRUCache<string, Promise<string>>({ max: 500, ttl: MAX_AGE_SECONDS * 1000 })
/** Only what has been made can be weighed. */
const kept = new LRUCache<string, string>({
  maxSize: MAX_BYTES,
  sizeCalculation: (text) => text.length + 1,
  ttl: MAX_AGE_SECONDS * 1000,
})

/**
 * What a shop publishes for machines (R16): at its one address, of an open shop without a gate; elsewhere there is
 * nothing, or the way to that address. Made once per version of the shop. Null: nothing of that name.
 */
export async function publish(
  request: Request,
  contentType: string,
  make: (tenant: Tenant) => Promise<string | null> | string | null,
): Promise<Response> {
  const tenant = await findShop(request)
  const { pathname, host } = new URL(request.url)
  if (tenant.mount !== '' || !isPublished(tenant)) return nothing()
  if (new URL(tenant.address).hostname !== host.split(':')[0])
    return new Response(null, { status: 301, headers: { Location: tenant.address + pathname } })

  const key = `${tenant.shopId}@${tenant.version || tenant.readAt}:${pathname}`
  const text = kept.get(key) ?? (await once(key, async () => (await make(tenant)) ?? ''))
  if (text === '') return nothing()
  kept.set(key, text)
  const headers = {
    'Content-Type': `${contentType}; charset=utf-8`,
    'Cache-Control': `public, max-age=${MAX_AGE_SECONDS}`,
  }
  return new Response(text, { headers })
}

/** Locked and closed shops publish nothing, and are in no index. */
export const isPublished = ({ status, content }: Tenant): boolean =>
  status === 'open' && content.shop.accessGate?.enabled !== true

function once(key: string, make: () => Promise<string>): Promise<string> {
  const underway = made.get(key)
  if (underway) return underway
  const making = make().finally(() => made.delete(key))
  made.set(key, making)
  return making
}

const nothing = () =>
  new Response('Nothing is published here\n', {
    status: 404,
    headers: { 'Content-Type': 'text/plain', 'X-Robots-Tag': 'noindex' },
  })
