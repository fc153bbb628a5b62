import { trustProxies } from '@store/api-client/shopper'

/** The environment of the office's server (README, "Environment"). */
export function readSettings(env: Readonly<Record<string, string | undefined>>) {
  const port = Number(env.OFFICE_PORT || 3100)
  const officeUrl = new URL(env.OFFICE_URL || `http://office.localhost:${port}`)
  return {
    port,
    /** The address to listen on. On a demonstration the office shows codes, so others must not reach it. */
    host: env.OFFICE_HOST || '127.0.0.1',
    /** The office's address: the only host it answers to, and the only origin of its forms. */
    officeUrl,
    apiUrl: (env.API_URL || 'http://127.0.0.1:4000').replace(/(?<!\/)\/+$/, ''),
    /** Addresses or networks whose `X-Forwarded-For` is trusted; none by default. */
    trustedProxies: trustProxies(env.TRUST_PROXY || ''),
    /** The address of the metrics server; null: off. */
    metrics: env.OFFICE_METRICS_PORT
      ? { port: Number(env.OFFICE_METRICS_PORT), host: env.METRICS_HOST || '127.0.0.1' }
      : null,
    /** How long the office still answers after the signal to stop, in milliseconds, so that proxies notice first. */
    drainMs: Math.min(60, Number(env.DRAIN_SECONDS) || 0) * 1000,
  }
}

export type Settings = ReturnType<typeof readSettings>

/** The missing settings as a sentence, or null. */
export function missingSettings({ SHOPPER_SECRET }: Readonly<Record<string, string | undefined>>): string | null {
  if ((SHOPPER_SECRET ?? '').length >= 16) return null
  return "SHOPPER_SECRET must be set: 16 random characters or more, the same as the API's."
}
