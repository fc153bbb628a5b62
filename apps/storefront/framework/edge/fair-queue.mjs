/**
 * A fair queue for the event loop, which renders one page at a time: waiting shops are served round robin, one task of
 * each, so that a shop with many requests delays only its own (decision 106).
 *
 * A task occupies the loop from its start until it first awaits something. Between two tasks the loop handles incoming
 * data. While no task is running, the next one starts at once.
 */
export function createFairQueue() {
  /**
   * Waiting tasks by shop, in the order of the round; those of requests in progress come before new requests, so that a
   * shop's pages are finished before more are begun.
   * @type {Map<number, { underWay: Set<() => void>, fresh: Set<() => void> }>}
   */
  const waiting = new Map()
  let isBusy = false

  /** @param {() => void} task */
  function start(task) {
    isBusy = true
    setImmediate(startNext)
    task()
  }

  function startNext() {
    isBusy = false
    for (const [shop, tasks] of waiting) {
      // A shop with more tasks goes to the end of the round.
      waiting.delete(shop)
      const next = tasks.underWay.size > 0 ? tasks.underWay : tasks.fresh
      const [task] = next
      if (!task) continue
      next.delete(task)
      if (tasks.underWay.size + tasks.fresh.size > 0) waiting.set(shop, tasks)
      return start(task)
    }
  }

  return {
    /**
     * Runs a task when the shop is next.
     * @param {number} shop its id, or `UNKNOWN_SHOP`
     * @param {() => void} task must not throw
     * @param {{ isUnderWay?: boolean }} [options] `isUnderWay`: it continues a request that has had its first task
     * @returns {() => void} removes the task, if it has not started
     */
    run(shop, task, { isUnderWay = false } = {}) {
      if (!isBusy) {
        start(task)
        return () => {}
      }
      const tasks = waiting.get(shop) ?? { underWay: new Set(), fresh: new Set() }
      waiting.set(shop, tasks)
      const mine = isUnderWay ? tasks.underWay : tasks.fresh
      mine.add(task)
      return () => void mine.delete(task)
    },
    /** The number of waiting new requests. */
    waiting: () => [...waiting.values()].reduce((sum, { fresh }) => sum + fresh.size, 0),
    /** Whether a task would start at once. */
    isIdle: () => !isBusy,
    /** Whether a shop has reached its maximum of waiting requests. @param {number} shop */
    isFull: (shop) => (waiting.get(shop)?.fresh.size ?? 0) >= MAX_WAITING,
  }
}

/**
 * Maximum of waiting requests of a shop: as many as may arrive at once without a failure (figure 18 of `tooling/bench`). If
 * pages take long to render, the last ones may wait longer than a proxy's timeout.
 */
export const MAX_WAITING = 5_000

/** Used for all hosts that are not a shop, or whose shop is unknown: made-up hosts share one turn in the round. */
export const UNKNOWN_SHOP = 0
