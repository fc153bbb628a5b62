/** @typedef {import('./page.mjs').Notice} Notice */
/** @typedef {{ url: string, init: RequestInit }} Report a call of a provider's server */

/** How long a late report takes, and after which pauses one that was not taken comes again. */
const LATE_MS = 20_000
const AGAIN_MS = [1_000, 3_000, 9_000]

/**
 * Tells shops what became of payments, as providers do: at once, late, several times with older news last, or never.
 * What is not answered with 200 is said again. `sent` is everything that was to be said, for tests.
 *
 * @param {(url: string, init: RequestInit) => Promise<Response>} deliver
 */
export function createReporter(deliver = fetch) {
  /** @type {Report[]} */
  const sent = []
  /** @type {Set<NodeJS.Timeout>} */
  const timers = new Set()
  const later = (/** @type {number} */ milliseconds, /** @type {() => unknown} */ work) => {
    const timer = setTimeout(() => {
      timers.delete(timer)
      work()
    }, milliseconds)
    timers.add(timer)
  }
  const attempt = async (/** @type {Report} */ report, tries = 0) => {
    const taken = await deliver(report.url, report.init).then(
      ({ status }) => status === 200,
      () => false,
    )
    const pause = AGAIN_MS[tries]
    if (!taken && pause !== undefined) later(pause, () => attempt(report, tries + 1))
  }

  return {
    sent,
    later,
    report: (/** @type {Report} */ report, /** @type {Notice} */ notice) => {
      sent.push(report)
      if (notice === 'never') return
      if (notice === 'late') return later(LATE_MS, () => attempt(report))
      void attempt(report)
      if (notice === 'many')
        for (const [at, old] of sent.slice(-3).toReversed().entries()) later(200 * (at + 1), () => attempt(old))
    },
    stop: () => {
      for (const timer of timers) clearTimeout(timer)
      timers.clear()
    },
  }
}
