import { ApiError } from '@store/api-client'
import type { ShopId } from '@store/core'
import { createFreshCache, type Freshness } from '#app/http/fresh-cache.server.ts'
import { CircuitOpen, createBreaker } from '#app/partners/breaker.server.ts'

/** A page waits no longer for somebody else's service. */
export const PATIENCE_MS = 1_000

/** `away`: the service does not answer us now. Null: it answered that there is none. */
export type Found<Answer> =
  | { readonly away: false; readonly answer: Answer | null }
  | { readonly away: true; readonly answer: null }

type Question = { readonly shopId: ShopId; readonly key: string; readonly read: () => Promise<unknown> }

/**
 * Somebody else's service, as pages may use it: what it answered is remembered per shop, an old answer is better than
 * none, and when it keeps failing it is left alone (docs/decisions/018-services-of-others.md). The log has one line per
 * failure, and none while the service rests.
 */
export function createExternal(service: string, freshness: Freshness) {
  const behindBreaker = createBreaker(service, isFailure)
  const find = createFreshCache<Question, { readonly answer: unknown }>(
    ({ shopId, key }) => `${shopId}|${key}`,
    async ({ read }) => ({ answer: await behindBreaker(read) }),
    { freshness },
  )
  /** `key` names the question among those of the shop: the same key, the same kind of answer. */
  return async function ask<Answer>(
    shopId: ShopId,
    key: string,
    read: () => Promise<Answer | null>,
  ): Promise<Found<Answer>> {
    try {
      const found = await find({ shopId, key, read })
      return { away: false, answer: (found?.answer ?? null) as Answer | null }
    } catch (problem) {
      if (!(problem instanceof CircuitOpen))
        console.error(`shop ${shopId}: ${service}: ${problem instanceof Error ? problem.message : problem}`)
      return { away: true, answer: null }
    }
  }
}

/** A refusal (a wrong token, an unknown shop) is about the question: it must not take the service from everybody. */
function isFailure(problem: unknown): boolean {
  const failure = problem instanceof ApiError ? problem.failure : null
  return failure?.kind !== 'http' || failure.status >= 500
}
