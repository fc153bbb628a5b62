import { ApiError } from '@store/api-client'
import type { ShopId } from '@store/core'
import { createFreshCache, type Freshness } from '#app/http/fresh-cache.server.ts'
import { logProblem } from '#app/http/log.server.ts'
import { CircuitOpen, createBreaker } from '#app/partners/breaker.server.ts'

/** Timeout of third-party services for pages. */
export const PATIENCE_MS = 1_000

/** `away`: the service does not answer now. Null: it has no such resource. */
export type ExternalAnswer<Answer> =
  | { readonly away: false; readonly answer: Answer | null }
  | { readonly away: true; readonly answer: null }

type ExternalQuery = { readonly shopId: ShopId; readonly key: string; readonly read: () => Promise<unknown> }

/**
 * A third-party service with cache, fallback and circuit breaker: answers are cached per shop, an old answer is used if there is no
 * new one, and a service that keeps failing is not called for a while (docs/decisions/018-services-of-others.md). The log has one line per
 * failure, and none while the circuit is open.
 */
export function createExternal(service: string, freshness: Freshness) {
  const behindBreaker = createBreaker(service, isFailure)
  const find = createFreshCache<ExternalQuery, { readonly answer: unknown }>(
    ({ shopId, key }) => `${shopId}|${key}`,
    async ({ read }) => ({ answer: await behindBreaker(read) }),
    { freshness },
  )
  /** `key` names the request within the shop: the same key has the same type of answer. */
  return async function ask<Answer>(
    shopId: ShopId,
    key: string,
    read: () => Promise<Answer | null>,
  ): Promise<ExternalAnswer<Answer>> {
    try {
      const found = await find({ shopId, key, read })
      return { away: false, answer: (found?.answer ?? null) as Answer | null }
    } catch (problem) {
      if (!(problem instanceof CircuitOpen))
        logProblem('a service of others is away', problem, { shop: shopId, service })
      return { away: true, answer: null }
    }
  }
}

/** A refusal (a wrong token, an unknown shop) concerns the request only: it must not open the circuit for all shops. */
function isFailure(problem: unknown): boolean {
  const failure = problem instanceof ApiError ? problem.failure : null
  return failure?.kind !== 'http' || failure.status >= 500
}
