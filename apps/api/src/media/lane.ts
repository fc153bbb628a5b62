import pLimit from 'p-limit'

/** What `lane` throws to whoever comes when as many wait as may. */
export class LaneFull extends Error {
  override readonly name = 'LaneFull'
}

/** Runs what it is given, at most `width` at once, in order; at most `most` wait, the next one gets `LaneFull`. */
export function lane(width: number, most = Number.POSITIVE_INFINITY): <T>(work: () => Promise<T>) => Promise<T> {
  const limit = pLimit(width)
  return async (work) => {
    if (limit.activeCount + limit.pendingCount >= width + most) throw new LaneFull('too many wait')
    return limit(work)
  }
}
