import { type ApiClient, type CallOptions, createApiClient, UNLOCK_HEADER } from '@store/api-client'
import { SHOPPER_HEADER, signShopper } from '@store/api-client/shopper'
import { LRUCache } from 'lru-cache'
import { edge } from '#app/http/edge.server.ts'
import { env } from '#app/http/env.server.ts'
import { sendToApi } from '#app/http/send-to-api.server.ts'

const settings = {
  baseUrl: env.API_URL,
  publicKey: env.PUBLIC_KEY,
  publicKeyHeader: env.PUBLIC_KEY_HEADER,
  fetch: sendToApi,
}

/** The API's client. Only `*.server.ts` files and loaders import it, so that its contract stays out of the browser's code. */
export const api = createApiClient(settings)

const unlocked = new LRUCache<string, ApiClient>({ max: 500 })

/** The client for a visitor with this unlock token (S1). */
export function apiUnlockedBy(token: string): ApiClient {
  const known = unlocked.get(token)
  if (known) return known
  const client = createApiClient({ ...settings, headers: { [UNLOCK_HEADER]: token } })
  unlocked.set(token, client)
  return client
}

/**
 * Options for calls that are rate-limited or count devices (C4, C5): they carry the visitor's address, so that limits
 * apply to shoppers and not to this storefront. The edge has set the address header; without the edge the address is
 * unknown.
 */
export const asShopper = (request: Request): CallOptions =>
  signedFor(edge && request.headers.get('x-forwarded-for'), request)

/** Options for calls that the API accepts from storefronts only: they are signed, without the edge too. */
export const asServer = (request: Request): CallOptions =>
  signedFor((edge && request.headers.get('x-forwarded-for')) || '127.0.0.1', request)

function signedFor(address: string | null, request: Request): CallOptions {
  const device = request.headers.get('user-agent')?.slice(0, 300)
  const secret = env.SHOPPER_SECRET
  return {
    headers: (call) => ({
      ...(device && { 'user-agent': device }),
      ...(address && secret !== null && { [SHOPPER_HEADER]: signShopper(address, call, secret, new Date()) }),
    }),
  }
}
