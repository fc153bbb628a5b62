/** @typedef {import('./page.mjs').Notice} Notice */
/** @typedef {{ url: string, init: RequestInit }} Report a request from a provider's server to the shop */

/** Delay of a late report. */
const LATE_MS = 20_000
/** Pauses before each retry of a report that was not accepted. */
const RETRY_MS = [1_000, 3_000, 9_000]

/**
 * Sends the events of payments to shops, as providers do: at once, late, several times with older events last, or never.
 * Whatever is not answered with 200 is sent again. `sent` lists every report, delivered or not, for tests.
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
    const accepted = await deliver(report.url, report.init).then(
      ({ status }) => status === 200,
      () => false,
    )
    const pause = RETRY_MS[tries]
    if (!accepted && pause !== undefined) later(pause, () => attempt(report, tries + 1))
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
