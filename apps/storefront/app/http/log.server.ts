import type { ShopId } from '@store/core'
import { facts, traceId } from '@store/telemetry'
import { log } from '#framework/edge/log.mjs'

type About = { readonly shop?: ShopId; readonly [name: string]: unknown }

/** Logs what went wrong for a shop. In development its whole stack too, as a template's author wants to read it. */
export function logProblem(message: string, problem: unknown, about: About): void {
  const trace = traceId()
  log.error({ ...(trace && { traceId: trace }), ...about, error: facts(problem) }, message)
  if (import.meta.env.DEV) console.error(problem)
}

export { log }
