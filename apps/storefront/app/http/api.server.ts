import { type ApiClient, type CallOptions, createApiClient, UNLOCK_HEADER } from '@store/api-client'
import { SHOPPER_HEADER, signShopper } from '@store/api-client/shopper'
import { LRUCache } from 'lru-cache'
import { edge } from '#app/http/edge.server.ts'
import { env } from '#app/http/env.server.ts'

const settings = { baseUrl: env.API_URL, publicKey: env.PUBLIC_KEY, publicKeyHeader: env.PUBLIC_KEY_HEADER }

/** The services. Only `*.server.ts` files and loaders know them, so that their contract stays out of the browser. */
export const api = createApiClient(settings)

const unlocked = new LRUCache<string, ApiClient>({ max: 500 })

/** The services as they answer whoever holds this unlock token (S1). */
export function apiUnlockedBy(token: string): ApiClient {
  const known = unlocked.get(token)
  if (known) return known
  const client = createApiClient({ ...settings, headers: { [UNLOCK_HEADER]: token } })
  unlocked.set(token, client)
  return client
}

/**
 * For calls that are limited, and for those that tell devices apart (C4, C5): says for whom we ask, so that shoppers are
 * counted and not this storefront. The edge has put the address there; without it, nobody knows it.
 */
export function asShopper(request: Request): CallOptions {
  const address = edge && request.headers.get('x-forwarded-for')
  const device = request.headers.get('user-agent')?.slice(0, 300)
  const secret = env.SHOPPER_SECRET
  return {
    headers: (call) => ({
      ...(device && { 'user-agent': device }),
      ...(address && secret !== null && { [SHOPPER_HEADER]: signShopper(address, call, secret, new Date()) }),
    }),
  }
}
