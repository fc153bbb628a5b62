import type { PaymentState } from '@store/core'

const FIRST_MS = 20_000
const LONGEST_MS = 30 * 60_000
const DAY_MS = 24 * 60 * 60_000
/** After so long nobody asks about an attempt any more; its provider may still report. */
const FORGOTTEN_MS = 30 * DAY_MS
/** After so long nobody asks about an attempt that came to nothing. */
const CLOSED_MS = 7 * DAY_MS
/** So much more rarely is a closed attempt asked about than an open one: 2 to the power of it. */
const RARER = 5

/** When a provider is asked again about an attempt that was asked about so often: soon, then ever more rarely. */
export function nextCheck(checks: number, now: Date): Date {
  return new Date(now.getTime() + Math.min(LONGEST_MS, FIRST_MS * 2 ** Math.min(checks, 20)))
}

/**
 * When a provider is asked about an attempt that stands so; null: no more. One that is paid is looked at once a day: its
 * money may go back, and the word of it be lost. One that came to nothing is looked at ever more rarely for a week: it may be
 * paid on its provider's page all the same, and that word be lost, or come too late to be followed.
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
