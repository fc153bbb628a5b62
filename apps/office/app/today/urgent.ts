/** The data of an order that determines its urgency. */
type Waiting = {
  readonly number: number
  readonly placedAt: string
  /** The end of the hold on its units. */
  readonly heldUntil: string | null
}

/** The most orders that are listed below a line. */
const MOST = 2

/** The most urgent orders: by the end of their hold, then by how long they have waited. */
export const urgentOf = <T extends Waiting>(orders: readonly T[]): readonly T[] =>
  orders
    .toSorted((one, other) => compare(one.heldUntil, other.heldUntil) || compare(one.placedAt, other.placedAt))
    .slice(0, MOST)

/** Compares moments; null comes last. */
const compare = (one: string | null, other: string | null): number =>
  one === other ? 0 : one === null ? 1 : other === null ? -1 : one < other ? -1 : 1
