/** Of an order, as far as it depends on it how urgent it is. */
type Waiting = {
  readonly number: number
  readonly placedAt: string
  /** Until when its units are reserved for an answer. */
  readonly heldUntil: string | null
}

/** Orders that stand below their line. */
const MOST = 2

/** The most urgent of orders that wait: first whose time ends first, then who has waited longest. */
export const urgentOf = <T extends Waiting>(orders: readonly T[]): readonly T[] =>
  orders
    .toSorted((one, other) => compare(one.heldUntil, other.heldUntil) || compare(one.placedAt, other.placedAt))
    .slice(0, MOST)

/** Moments by time; none comes last. */
const compare = (one: string | null, other: string | null): number =>
  one === other ? 0 : one === null ? 1 : other === null ? -1 : one < other ? -1 : 1
