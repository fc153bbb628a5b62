/**
 * Takes turns at the event loop, which draws one page at a time, whoever asks: the shops that wait for it are served in
 * rounds, one piece of work of each, so that a shop with many requests delays its own (decision 106).
 *
 * A piece of work has the loop from where it starts until it first waits for something; what has come in the meantime is
 * read before the next one starts. While nobody else is at work it starts at once.
 */
export function createTurns() {
  /** What waits, by shop, in the order of the round. @type {Map<number, Set<() => void>>} */
  const waiting = new Map()
  let isTaken = false

  /** @param {() => void} work */
  function start(work) {
    isTaken = true
    setImmediate(startNext)
    work()
  }

  function startNext() {
    isTaken = false
    for (const [shop, works] of waiting) {
      // To the end of the round, if there is more of it.
      waiting.delete(shop)
      const [work] = works
      if (!work) continue
      works.delete(work)
      if (works.size > 0) waiting.set(shop, works)
      return start(work)
    }
  }

  return {
    /**
     * Starts the work when it is the shop's turn.
     * @param {number} shop its id; `UNKNOWN_SHOP` for all that are not known yet
     * @param {() => void} work must not throw
     * @returns {() => void} gives the turn up, if it has not come
     */
    take(shop, work) {
      if (!isTaken) {
        start(work)
        return () => {}
      }
      const works = waiting.get(shop) ?? new Set()
      waiting.set(shop, works.add(work))
      return () => void works.delete(work)
    },
    /** Whether no more of a shop should wait. @param {number} shop */
    isFull: (shop) => (waiting.get(shop)?.size ?? 0) >= MAX_WAITING,
  }
}

/**
 * Most that waits of a shop. As many come at once for a feed that is new (figure 18 of `tooling/bench`); at some milliseconds
 * each, the last of them is answered before proxies give up.
 */
export const MAX_WAITING = 5_000

/** Stands for all hosts of which no shop is known yet, so that one who makes up hosts has one turn among them. */
export const UNKNOWN_SHOP = 0
