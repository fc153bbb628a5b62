/** The 50th, 95th and 99th percentile of some times, to a tenth. */
export function percentiles(times) {
  const sorted = times.toSorted((a, b) => a - b)
  const at = (share) => Math.round(10 * sorted[Math.min(sorted.length - 1, Math.floor(share * sorted.length))]) / 10
  return { p50: at(0.5), p95: at(0.95), p99: at(0.99) }
}
