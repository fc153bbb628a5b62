import pLimit from 'p-limit'
import { Wait } from '#app/http/http.server.ts'

/**
 * Runs tasks in order, at most `atOnce` at a time. At most `waiting` tasks wait; further ones are refused.
 * For work that takes much memory.
 */
export function limitConcurrency(atOnce: number, waiting: number): <T>(work: () => Promise<T>) => Promise<T | Wait> {
  const limit = pLimit(atOnce)
  return async (work) => {
    if (limit.activeCount + limit.pendingCount >= atOnce + waiting) return new Wait(60)
    return limit(work)
  }
}
