import type { Amount } from '@store/core'

/** A range up to this amount has no end. */
export const NO_END: Amount = 100_000_000_000_00
/** Gaps up to this are ignored: one range ends at 99.999, the next begins at 100.000. */
const UNIT: Amount = 1_00

export type Range = { readonly from: Amount; readonly to: Amount; readonly price: Amount }

type RangeProblem =
  | { readonly kind: 'gap'; readonly from: Amount; readonly to: Amount }
  | { readonly kind: 'gapAfter'; readonly from: Amount }
  | { readonly kind: 'overlap'; readonly at: Amount }

/** Returns amounts that no range covers, and those that two cover. */
export function problemsOf(ranges: readonly Range[]): readonly RangeProblem[] {
  const sorted = ranges.toSorted((a, b) => a.from - b.from)
  const problems: RangeProblem[] = []
  let covered: Amount = -1
  for (const { from, to } of sorted) {
    if (from <= covered) problems.push({ kind: 'overlap', at: from })
    else if (from - covered > UNIT) problems.push({ kind: 'gap', from: covered + 1, to: from })
    covered = Math.max(covered, to)
  }
  if (sorted.length > 0 && covered < NO_END) problems.push({ kind: 'gapAfter', from: covered + 1 })
  return problems
}

/** Sorts ranges and extends each to the next, so that no amount between two is uncovered. */
export function closed(ranges: readonly Range[]): readonly Range[] {
  const sorted = ranges.toSorted((a, b) => a.from - b.from)
  return sorted.map((range, at) => {
    const next = sorted[at + 1]
    const isNear = next && next.from - range.to <= UNIT && next.from >= range.to
    return isNear ? { ...range, to: next.from - 1 } : range
  })
}
