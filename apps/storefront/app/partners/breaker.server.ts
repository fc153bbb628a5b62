/** So many failures in a row, and a service is left alone for so long. */
const FAILURES = 5
const REST_MS = 30_000

/** Nobody was asked: the service has failed lately, and rests. */
export class Resting extends Error {
  constructor(readonly service: string) {
    super(`${service} rests`)
  }
}

/**
 * Leaves somebody else's service alone when it has failed several times in a row; after the rest one call tries it, and
 * decides for all (docs/decisions/018-services-of-others.md). `isFailure`: whether what was thrown says so of the service, or
 * only of the question.
 */
export function createBreaker(
  service: string,
  isFailure: (problem: unknown) => boolean = () => true,
  now: () => number = Date.now,
) {
  let failures = 0
  let restsUntil = Number.NEGATIVE_INFINITY

  return async function ask<T>(call: () => Promise<T>): Promise<T> {
    if (now() < restsUntil) throw new Resting(service)
    // Whoever comes while this one tries finds it resting.
    if (failures >= FAILURES) restsUntil = now() + REST_MS
    try {
      const answer = await call()
      failures = 0
      restsUntil = Number.NEGATIVE_INFINITY
      return answer
    } catch (problem) {
      // A refusal of the question alone is an answer too.
      failures = isFailure(problem) ? failures + 1 : 0
      restsUntil = failures >= FAILURES ? now() + REST_MS : Number.NEGATIVE_INFINITY
      throw problem
    }
  }
}
