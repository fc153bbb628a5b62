/**
 * A fair queue for the event loop, which renders one page at a time: waiting shops are served round robin, one task of each,
 * so that a shop with many requests delays only its own (decision 106).
 *
 * A task has the loop from its start until it first waits for something. Between two tasks the loop reads what has arrived.
 * While no task is running, the next one starts at once.
 */
export function createFairQueue() {
  /** Waiting tasks by shop, in the order of the round. @type {Map<number, Set<() => void>>} */
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
      const [task] = tasks
      if (!task) continue
      tasks.delete(task)
      if (tasks.size > 0) waiting.set(shop, tasks)
      return start(task)
    }
  }

  return {
    /**
     * Runs a task when the shop is next.
     * @param {number} shop its id; `UNKNOWN_SHOP` for all that are not known yet
     * @param {() => void} task must not throw
     * @returns {() => void} removes the task, if it has not started
     */
    run(shop, task) {
      if (!isBusy) {
        start(task)
        return () => {}
      }
      const tasks = waiting.get(shop) ?? new Set()
      waiting.set(shop, tasks.add(task))
      return () => void tasks.delete(task)
    },
    /** Whether a shop has as many waiting tasks as it may. @param {number} shop */
    isFull: (shop) => (waiting.get(shop)?.size ?? 0) >= MAX_WAITING,
  }
}

/**
 * Maximum of waiting tasks of a shop. As many arrive at once for a feed that is not cached yet (figure 18 of `tooling/bench`); at
 * some milliseconds each, the last of them is answered before proxies give up.
 */
export const MAX_WAITING = 5_000

/** Stands for all hosts whose shop is not known yet: made-up hosts share one place in the round. */
export const UNKNOWN_SHOP = 0
