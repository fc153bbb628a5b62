import { isChatOrder, type Order } from '../order/order.ts'

/** Bytes of a file that shows that an order was paid by hand. */
export const MAX_PROOF_BYTES = 5 * 1024 * 1024
/** How often it may be sent: once, and three times another in its place. */
export const MAX_PROOFS = 4

/** The file that a buyer has sent; what it shows only the shop sees. */
export type ReceivedProof = {
  /** ISO-8601, UTC. */
  readonly receivedAt: string
  /** How often another one may still take its place. */
  readonly changesLeft: number
}

/**
 * `type`: neither JPEG, PNG, WebP nor PDF; `broken`: begins as one, and cannot be read; `notNow`: the order waits for no
 * payment by hand; `noMore`: it was sent `MAX_PROOFS` times.
 */
export const PROOF_REFUSALS = ['type', 'broken', 'tooBig', 'notNow', 'noMore'] as const
export type ProofRefusal = (typeof PROOF_REFUSALS)[number]

export type ProofOutcome =
  | { readonly kind: 'received'; readonly proof: ReceivedProof }
  | { readonly kind: 'refused'; readonly reason: ProofRefusal }

/**
 * Whether the shop waits for money that its buyer sends by themselves: a deposit, Pix, whatever was agreed. Of an order
 * that `isPrivateOrder` no proof is asked or kept all the same.
 */
export const takesProof = (order: Pick<Order, 'channel' | 'paymentMethod' | 'status'>): boolean =>
  (order.paymentMethod === 'bankDeposit' || order.paymentMethod === 'toBeAgreed') &&
  (order.status === 'unpaid' || order.status === 'pending') &&
  !isChatOrder(order)
