import { createApiClient } from '@store/api-client'
import { env } from '#app/env.server.ts'

/** The services. Only `*.server.ts` files and loaders know them, so that their contract stays out of the browser. */
export const api = createApiClient({
  baseUrl: env.API_URL,
  publicKey: env.PUBLIC_KEY,
  publicKeyHeader: env.PUBLIC_KEY_HEADER,
})
