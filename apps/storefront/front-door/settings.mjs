import { resolve } from 'node:path'

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
    /** Off only to measure how fast pages are without it. */
    pageCache: env.PAGE_CACHE !== 'off',
    clientFolder: resolve('build/client'),
  }
}

/** @typedef {ReturnType<typeof readSettings>} Settings */
