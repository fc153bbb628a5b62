/** After this many failures in a row the circuit is open: the service is not called for this many milliseconds. */
const FAILURES = 5
const OPEN_MS = 30_000

/** The service was not called because the circuit is open. */
export class CircuitOpen extends Error {
  constructor(readonly service: string) {
    super(`${service} is not called: it has failed lately`)
  }
}

/**
 * A circuit breaker: does not call a service that has failed several times in a row; after a pause one call tests it, and
 * decides for all (docs/decisions/018-services-of-others.md). `isFailure`: whether an error is the service's own, and not
 * about the request.
 */
export function createBreaker(
  service: string,
  isFailure: (problem: unknown) => boolean = () => true,
  now: () => number = Date.now,
) {
  let failures = 0
  let openUntil = Number.NEGATIVE_INFINITY

  return async function ask<T>(call: () => Promise<T>): Promise<T> {
    if (now() < openUntil) throw new CircuitOpen(service)
    // While this call tests the service, others are refused.
    if (failures >= FAILURES) openUntil = now() + OPEN_MS
    try {
      const answer = await call()
      failures = 0
      openUntil = Number.NEGATIVE_INFINITY
      return answer
    } catch (problem) {
      // A refused request is an answer, too.
      failures = isFailure(problem) ? failures + 1 : 0
      openUntil = failures >= FAILURES ? now() + OPEN_MS : Number.NEGATIVE_INFINITY
      throw problem
    }
  }
}
