import type { PaymentState } from '@store/core'

const FIRST_MS = 20_000
const LONGEST_MS = 30 * 60_000
const DAY_MS = 24 * 60 * 60_000
/** After this time a provider is no longer queried about an attempt; it may still report. */
const FORGOTTEN_MS = 30 * DAY_MS
/** After this time a provider is no longer queried about a failed attempt. */
const CLOSED_MS = 7 * DAY_MS
/** A closed attempt is queried more rarely than an open one, by 2 to the power of this. */
const RARER = 5

/** The time of the next query about an attempt after this many: soon at first, then ever more rarely. */
export function nextCheck(checks: number, now: Date): Date {
  return new Date(now.getTime() + Math.min(LONGEST_MS, FIRST_MS * 2 ** Math.min(checks, 20)))
}

/**
 * When a provider is queried about an attempt in this state; null: never again. A paid one is checked once a day, because it
 * may be refunded and the report may be lost. A failed one is checked ever more rarely for a week, because it may still be
 * paid on the provider's page, and that report may be lost, or come too late to be accepted.
 */
export function checkAfter(
  { state, startedAt, checks }: { readonly state: PaymentState; readonly startedAt: Date; readonly checks: number },
  now: Date,
): Date | null {
  const age = now.getTime() - startedAt.getTime()
  if (age >= FORGOTTEN_MS) return null
  if (state === 'paid') return new Date(now.getTime() + DAY_MS)
  if (state === 'pending' || state === 'started') return nextCheck(checks, now)
  if (state === 'refunded' || age >= CLOSED_MS) return null
  return new Date(now.getTime() + Math.min(DAY_MS, FIRST_MS * 2 ** Math.min(checks + RARER, 20)))
}
