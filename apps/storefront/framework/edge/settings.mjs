import { resolve } from 'node:path'
import { trustProxies } from '@store/api-client/shopper'
import { readDomainSettings } from '@store/core'

/**
 * The edge's part of the environment (README, "Environment"). The app reads its own part in `env.server.ts`.
 *
 * @param {Readonly<Record<string, string | undefined>>} env
 */
export function readSettings(env) {
  return {
    port: Number(env.PORT || 3000),
    /** The address to listen on; all when not set. */
    host: env.HOST || undefined,
    apiUrl: new URL(env.API_URL || 'http://127.0.0.1:4000'),
    /** Addresses or networks whose X-Forwarded-* headers are trusted; none by default. */
    trustedProxies: trustProxies(env.TRUST_PROXY || ''),
    /** The header in which trusted proxies send the host; null: `Host`. */
    hostHeader: env.PROXY_HOST_HEADER?.trim().toLowerCase() || null,
    domains: readDomainSettings(env),
    /** Where metrics are served; null: nowhere. */
    metrics: env.STOREFRONT_METRICS_PORT
      ? { port: Number(env.STOREFRONT_METRICS_PORT), host: env.METRICS_HOST || '127.0.0.1' }
      : null,
    /** How long a storefront still answers after the stop signal, so that proxies notice first. */
    drainMs: Math.min(60, Number(env.DRAIN_SECONDS) || 0) * 1000,
    /** Off only to measure pages without the cache. */
    pageCache: env.PAGE_CACHE !== 'off',
    clientFolder: resolve('build/client'),
  }
}

/**
 * The missing settings as a sentence, or null. The public key of demonstrations is known to everybody: it is accepted only
 * with `DEMO=1`.
 *
 * @param {Readonly<Record<string, string | undefined>>} env
 */
export function missingSettings({ SHOPPER_SECRET, PUBLIC_KEY, DEMO }) {
  const missing = []
  if ((SHOPPER_SECRET ?? '').length < 16) missing.push('SHOPPER_SECRET')
  if (DEMO !== '1' && (!PUBLIC_KEY || PUBLIC_KEY === 'demo')) missing.push('PUBLIC_KEY')
  if (missing.length === 0) return null
  return `These variables must be set: ${missing.join(', ')}. SHOPPER_SECRET is 16 random characters or more, the same as the API's; PUBLIC_KEY is the API's, and anything but "demo".`
}

/** @typedef {ReturnType<typeof readSettings>} Settings */
