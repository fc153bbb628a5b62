import { promisify } from 'node:util'
import { gunzip, gzip } from 'node:zlib'
import { LRUCache } from 'lru-cache'
import { findShop } from '#app/tenancy/shop.server.ts'
import type { Tenant } from '#app/tenancy/tenants.server.ts'

const MAX_BYTES = 64 * 1024 * 1024
const MAX_AGE_SECONDS = 300
/** What is longer than this, compressed, took long to make: it is not made anew for each sale of a large shop. */
const LARGE_BYTES = 256 * 1024

/** Compressed, a twentieth of its text: a feed of a hundred thousand products is 8 MB. Empty: nothing of that name. */
type Made = { readonly version: string; readonly body: Buffer }

const underway = new Map<string, Promise<Made>>()
/** Only what has been made can be weighed. */
const kept = new LRUCache<string, Made>({
  maxSize: MAX_BYTES,
  sizeCalculation: ({ body }) => body.length + 100,
  ttl: MAX_AGE_SECONDS * 1000,
})
const compressed = promisify(gzip)
const expanded = promisify(gunzip)

/**
 * What a shop publishes for machines (R16): at its one address, of an open shop without a gate; elsewhere there is
 * nothing, or the way to that address. Made once per version of the shop, and what is large at most every five minutes,
 * as long as readers keep it. Null: nothing of that name.
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

  const { body } = await madeOnce(`${tenant.shopId}:${pathname}`, String(tenant.version || tenant.readAt), () =>
    make(tenant),
  )
  if (body.length === 0) return nothing()
  const headers = {
    'Content-Type': `${contentType}; charset=utf-8`,
    'Cache-Control': `public, max-age=${MAX_AGE_SECONDS}`,
    Vary: 'Accept-Encoding',
  }
  const isRead = /\bgzip\b(?!\s*;\s*q=0(?:\.0*)?\s*(?:,|$))/.test(request.headers.get('accept-encoding') ?? '')
  return isRead
    ? new Response(new Uint8Array(body), { headers: { ...headers, 'Content-Encoding': 'gzip' } })
    : new Response(new Uint8Array(await expanded(body)), { headers })
}

/** Locked and closed shops publish nothing, and are in no index. */
export const isPublished = ({ status, content }: Tenant): boolean =>
  status === 'open' && content.shop.accessGate?.enabled !== true

/** However many ask at once, and however long it takes. */
async function madeOnce(key: string, version: string, make: () => Promise<string | null> | string | null) {
  const known = kept.get(key)
  if (known && (known.version === version || known.body.length > LARGE_BYTES)) return known
  const making =
    underway.get(key) ??
    compressedText(version, make)
      .then((made) => {
        // Names of nothing are endless.
        if (made.body.length > 0) kept.set(key, made)
        return made
      })
      .finally(() => underway.delete(key))
  underway.set(key, making)
  return making
}

async function compressedText(version: string, make: () => Promise<string | null> | string | null): Promise<Made> {
  const text = await make()
  return { version, body: text === null ? Buffer.alloc(0) : await compressed(text) }
}

const nothing = () =>
  new Response('Nothing is published here\n', {
    status: 404,
    headers: { 'Content-Type': 'text/plain', 'X-Robots-Tag': 'noindex' },
  })
