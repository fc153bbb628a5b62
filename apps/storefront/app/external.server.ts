import { ApiError } from '@store/api-client'
import type { ShopId } from '@store/core'
import { createBreaker, Resting } from '#app/breaker.server.ts'
import { createSnapshots, type Freshness } from '#app/snapshots.server.ts'

/** A page waits no longer for somebody else's service. */
export const PATIENCE_MS = 1_000

/** What is asked about a shop. Every key carries it. */
type Question = { readonly shopId: ShopId; readonly key: string }

/**
 * Somebody else's service, as pages may use it: what it answered is remembered, an old answer is better than none, and
 * when it keeps failing it is left alone (docs/decisions, "Services of others"). Null: there is no answer. The log has
 * one line per failure, and none while the service rests.
 */
export function createExternal<Asked extends Question, Answer extends object>(
  service: string,
  read: (question: Asked) => Promise<Answer | null>,
  freshness: Freshness,
) {
  const ask = createBreaker(service, isFailure)
  const find = createSnapshots<Asked, { readonly answer: Answer | null }>(
    ({ shopId, key }) => `${shopId}|${key}`,
    async (question) => ({ answer: await ask(() => read(question)) }),
    Date.now,
    freshness,
  )
  return async (question: Asked): Promise<Found<Answer>> => {
    try {
      return { answered: true, answer: (await find(question))?.answer ?? null }
    } catch (problem) {
      if (!(problem instanceof Resting))
        console.error(`shop ${question.shopId}: ${service}: ${problem instanceof Error ? problem.message : problem}`)
      return { answered: false, answer: null }
    }
  }
}

/** `answered: false`: the service is not there for us now. */
export type Found<Answer> = { readonly answered: boolean; readonly answer: Answer | null }

/** A refusal (a wrong token, an unknown shop) is about the question: it must not take the service from everybody. */
function isFailure(problem: unknown): boolean {
  const failure = problem instanceof ApiError ? problem.failure : null
  return failure?.kind !== 'http' || failure.status >= 500
}
