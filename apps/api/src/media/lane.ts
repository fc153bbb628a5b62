/** What `lane` throws to whoever comes when as many wait as may. */
export class LaneFull extends Error {
  override readonly name = 'LaneFull'
}

/** Runs what it is given, at most `width` at once, in order; at most `most` wait, the next one gets `LaneFull`. */
export function lane(width: number, most = Number.POSITIVE_INFINITY): <T>(work: () => Promise<T>) => Promise<T> {
  const waiting: (() => void)[] = []
  let running = 0
  return async (work) => {
    if (running === width && waiting.length >= most) throw new LaneFull('too many wait')
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
