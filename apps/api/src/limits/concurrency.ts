import pLimit from 'p-limit'

/** What `limitConcurrency` throws when as many wait as may. */
export class TooManyWaiting extends Error {
  override readonly name = 'TooManyWaiting'
}

/** Runs what it is given in order, at most `atOnce` at a time; at most `waiting` wait, the next gets `TooManyWaiting`. */
export function limitConcurrency(
  atOnce: number,
  waiting = Number.POSITIVE_INFINITY,
): <T>(work: () => Promise<T>) => Promise<T> {
  const limit = pLimit(atOnce)
  return async (work) => {
    if (limit.activeCount + limit.pendingCount >= atOnce + waiting) throw new TooManyWaiting('too many wait')
    return limit(work)
  }
}
