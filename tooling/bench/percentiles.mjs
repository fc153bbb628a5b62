/** The 50th, 75th, 95th and 99th percentile of some times, to a tenth. */
export function percentiles(times) {
  const sorted = times.toSorted((a, b) => a - b)
  const at = (share) => Math.round(10 * sorted[Math.min(sorted.length - 1, Math.floor(share * sorted.length))]) / 10
  return { p50: at(0.5), p75: at(0.75), p95: at(0.95), p99: at(0.99) }
}

/**
 * Prints a table of measurements: `rows` are a name, its times in milliseconds, the limit, and the percentile to which the
 * limit applies (p95 by default). `good`: all are within their limits.
 */
export function judged(rows) {
  const table = {}
  let good = true
  for (const [what, times, limit, by = 'p95'] of rows) {
    table[what] = { ...percentiles(times), limit, ...(by !== 'p95' && { by }) }
    if (table[what][by] <= limit) continue
    table[what].late = 'over it'
    good = false
  }
  return { table, good }
}
