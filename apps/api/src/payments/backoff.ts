const FIRST_MS = 20_000
const LONGEST_MS = 30 * 60_000

/** When a provider is asked again about an attempt that was asked about so often: soon, then ever more rarely. */
export function nextCheck(checks: number, now: Date): Date {
  return new Date(now.getTime() + Math.min(LONGEST_MS, FIRST_MS * 2 ** Math.min(checks, 20)))
}
