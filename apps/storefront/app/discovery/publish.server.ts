import { Readable } from 'node:stream'
import { promisify } from 'node:util'
import { createGunzip, gzip } from 'node:zlib'
import { LRUCache } from 'lru-cache'
import { findShop } from '#app/tenancy/shop.server.ts'
import type { Tenant } from '#app/tenancy/tenants.server.ts'

const MAX_BYTES = 64 * 1024 * 1024
const MAX_AGE_SECONDS = 300
/** Files above this compressed size take long to make: they are not made anew for each sale of a large shop. */
const LARGE_BYTES = 256 * 1024

/** Stored compressed, a twentieth of the text: a feed of a hundred thousand products has 8 MB. Empty: no file of that name. */
type Published = { readonly version: string; readonly body: Buffer }

const underway = new Map<string, Promise<Published>>()
/** Finished files. Those that are still being made are in `underway`, because their size is not known yet. */
const cache = new LRUCache<string, Published>({
  maxSize: MAX_BYTES,
  sizeCalculation: ({ body }) => body.length + 100,
  ttl: MAX_AGE_SECONDS * 1000,
})
const compressed = promisify(gzip)
/** A large file is sent in chunks as the client reads it, so that a slow client does not hold a copy in memory. */
const PART_BYTES = 64 * 1024

/**
 * The files that a shop publishes for machines (R16), under its canonical address if the shop is open and has no gate; otherwise
 * a redirect or nothing. A file is made once per version of the shop, a large one at most every five minutes, and
 * cached. Null: no file of that name.
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
  const parts = Readable.from(partsOf(body))
  return new Response(streamOf(isRead ? parts : parts.pipe(createGunzip({ chunkSize: PART_BYTES }))), {
    headers: isRead ? { ...headers, 'Content-Encoding': 'gzip', 'Content-Length': String(body.length) } : headers,
  })
}

function* partsOf(body: Buffer) {
  for (let at = 0; at < body.length; at += PART_BYTES) yield body.subarray(at, at + PART_BYTES)
}

const streamOf = (source: Readable) => Readable.toWeb(source) as ReadableStream<Uint8Array>

/** Locked and closed shops publish nothing, and are in no index. */
export const isPublished = ({ status, content }: Tenant): boolean =>
  status === 'open' && content.shop.accessGate?.enabled !== true

/** Concurrent requests make a file once, however long it takes. */
async function madeOnce(key: string, version: string, make: () => Promise<string | null> | string | null) {
  const known = cache.get(key)
  if (known && (known.version === version || known.body.length > LARGE_BYTES)) return known
  const making =
    underway.get(key) ??
    compressedText(version, make)
      .then((made) => {
        // The number of names without a file is unlimited: they are not cached.
        if (made.body.length > 0) cache.set(key, made)
        return made
      })
      .finally(() => underway.delete(key))
  underway.set(key, making)
  return making
}

async function compressedText(version: string, make: () => Promise<string | null> | string | null): Promise<Published> {
  const text = await make()
  return { version, body: text === null ? Buffer.alloc(0) : await compressed(text) }
}

const nothing = () =>
  new Response('Nothing is published here\n', {
    status: 404,
    headers: { 'Content-Type': 'text/plain', 'X-Robots-Tag': 'noindex' },
  })
