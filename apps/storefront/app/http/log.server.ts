import type { ShopId } from '@store/core'
import { facts, traceId } from '@store/telemetry'
import { log } from '#framework/edge/log.mjs'

type About = { readonly shop?: ShopId; readonly [name: string]: unknown }

/** Logs a failure of a shop's request; in development with the whole stack, for authors of templates. */
export function logProblem(message: string, problem: unknown, about: About): void {
  const trace = traceId()
  log.error({ ...(trace && { traceId: trace }), ...about, error: facts(problem) }, message)
  if (import.meta.env.DEV) console.error(problem)
}

export { log }
