import pLimit from 'p-limit'
import { Wait } from '#app/http/http.server.ts'

/**
 * Runs what it is given, at most `width` at once, in order; at most `most` wait, and whoever comes then is told to come
 * again. For work that takes much memory.
 */
export function lane(width: number, most: number): <T>(work: () => Promise<T>) => Promise<T | Wait> {
  const limit = pLimit(width)
  return async (work) => {
    if (limit.activeCount + limit.pendingCount >= width + most) return new Wait(60)
    return limit(work)
  }
}
