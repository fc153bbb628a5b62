import pLimit from 'p-limit'

/** Thrown by `limitConcurrency` if too many calls are waiting already. */
export class TooManyWaiting extends Error {
  override readonly name = 'TooManyWaiting'
}

/** Runs functions in order, at most `atOnce` at a time. At most `waiting` may wait; the next one throws `TooManyWaiting`. */
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
