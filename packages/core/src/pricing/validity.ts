/**
 * The time in which a reduction is valid, ISO-8601, UTC; none: no start, or no end. At the moment of `until` it has ended.
 */
export type Validity = { readonly from?: string | null | undefined; readonly until?: string | null | undefined }

export type ValidityState = 'now' | 'notYet' | 'over'

/** Whether a reduction is valid at a moment, is still to come, or is over. */
export function validityAt({ from, until }: Validity, now: Date): ValidityState {
  if (from && now.getTime() < Date.parse(from)) return 'notYet'
  return until && now.getTime() >= Date.parse(until) ? 'over' : 'now'
}
