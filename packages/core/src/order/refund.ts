import type { Amount } from '../money/amount.ts'
import type { OrderPayment } from '../payment/payment.ts'
import type { ProductId, VariantId } from '../product/product.ts'

/** How money is given back. `byHand`: the merchant did it, in the provider's panel, by transfer or in cash, and says so. */
export const REFUND_WAYS = ['byHand'] as const
export type RefundWay = (typeof REFUND_WAYS)[number]

/** Units of an order that are put on sale again. */
export type RestockedUnits = {
  readonly productId: ProductId
  readonly variantId: VariantId | null
  readonly units: number
}

/** Money of an order that was given back. */
export type Refund = {
  readonly id: number
  readonly amount: Amount
  readonly how: RefundWay
  readonly reason: string
  readonly restocked: readonly RestockedUnits[]
  readonly who: string
  /** ISO-8601, UTC. */
  readonly at: string
}

/** What says how much money came in for an order, and how much of it has gone back. */
export type OrderMoney = {
  readonly total: Amount
  /** It was once said to be paid, or delivered: paid on delivery is paid then. */
  readonly settled: boolean
  /** The attempts whose money came, whatever became of it. */
  readonly paid: readonly (Pick<OrderPayment, 'amount' | 'live'> & { readonly refunded: boolean })[]
  /** What is written down as given back. */
  readonly refunded: Amount
}

const sum = (amounts: readonly { readonly amount: Amount }[]): Amount =>
  amounts.reduce((all, { amount }) => all + amount, 0)

/**
 * What was received for an order. What providers say comes first, and of a test account nothing came; of an order that
 * nobody paid online, its total, once it was settled.
 */
export function receivedFor({ total, settled, paid }: Omit<OrderMoney, 'refunded'>): Amount {
  if (paid.length > 0) return sum(paid.filter(({ live }) => live))
  return settled ? total : 0
}

/**
 * What can still be given back of an order. A provider that says it has given money back says so of what a merchant may
 * have written down, too: the larger of both counts.
 */
export function refundable(money: OrderMoney): Amount {
  const byProvider = sum(money.paid.filter(({ live, refunded }) => live && refunded))
  return Math.max(0, receivedFor(money) - Math.max(money.refunded, byProvider))
}
