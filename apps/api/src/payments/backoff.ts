import type { PaymentState } from '@store/core'

const FIRST_MS = 20_000
const LONGEST_MS = 30 * 60_000
const DAY_MS = 24 * 60 * 60_000
/** After so long nobody asks about an attempt any more; its provider may still report. */
const FORGOTTEN_MS = 30 * DAY_MS

/** When a provider is asked again about an attempt that was asked about so often: soon, then ever more rarely. */
export function nextCheck(checks: number, now: Date): Date {
  return new Date(now.getTime() + Math.min(LONGEST_MS, FIRST_MS * 2 ** Math.min(checks, 20)))
}

/**
 * When a provider is asked about an attempt that stands so; null: no more. One that is paid is looked at once a day: its
 * money may go back, and the word of it be lost.
 */
export function checkAfter(
  { state, startedAt, checks }: { readonly state: PaymentState; readonly startedAt: Date; readonly checks: number },
  now: Date,
): Date | null {
  const age = now.getTime() - startedAt.getTime()
  if (age >= FORGOTTEN_MS) return null
  if (state === 'paid') return new Date(now.getTime() + DAY_MS)
  return state === 'pending' || state === 'started' ? nextCheck(checks, now) : null
}
