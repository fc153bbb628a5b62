import { resolve } from 'node:path'
import { readDomainSettings } from '@store/core'

/**
 * What the front door reads of the environment (README, "Environment"). The app reads its own part in `env.server.ts`.
 *
 * @param {Readonly<Record<string, string | undefined>>} env
 */
export function readSettings(env) {
  return {
    port: Number(env.PORT || 3000),
    apiUrl: new URL(env.API_URL || 'http://127.0.0.1:4000'),
    /** Addresses or networks whose X-Forwarded-* headers are believed; none by default. */
    trustedProxies: (env.TRUST_PROXY || '')
      .split(',')
      .map((text) => text.trim())
      .filter(Boolean),
    /** The header in which trusted proxies name the host; null: in `Host`. */
    hostHeader: env.PROXY_HOST_HEADER?.trim().toLowerCase() || null,
    domains: readDomainSettings(env),
    /** Off only to measure how fast pages are without it. */
    pageCache: env.PAGE_CACHE !== 'off',
    clientFolder: resolve('build/client'),
  }
}

/** @typedef {ReturnType<typeof readSettings>} Settings */
