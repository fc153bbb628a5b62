import { Wait } from '#app/http.server.ts'

/**
 * Runs what it is given, at most `width` at once, in order; at most `most` wait, and whoever comes then is told to come
 * again. For work that takes much memory.
 */
export function lane(width: number, most: number): <T>(work: () => Promise<T>) => Promise<T | Wait> {
  const waiting: (() => void)[] = []
  let running = 0
  return async (work) => {
    if (running === width && waiting.length >= most) return new Wait(60)
    if (running === width) await new Promise<void>((go) => waiting.push(go))
    else running += 1
    try {
      return await work()
    } finally {
      const next = waiting.shift()
      if (next) next()
      else running -= 1
    }
  }
}
