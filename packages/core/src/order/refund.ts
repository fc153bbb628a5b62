import type { Amount } from '../money/amount.ts'
import type { OrderPayment } from '../payment/payment.ts'
import type { ProductId, VariantId } from '../product/product.ts'

/**
 * How money is refunded. `byHand`: the merchant did it in the provider's panel, by transfer or in cash, and records it.
 * `provider`: the provider that took the money was requested to, and did it.
 */
export const REFUND_WAYS = ['byHand', 'provider'] as const
export type RefundWay = (typeof REFUND_WAYS)[number]

/** Units of an order that are put on sale again. */
export type RestockedUnits = {
  readonly productId: ProductId
  readonly variantId: VariantId | null
  readonly units: number
}

/** A refund of an order's money. */
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

/** The data that shows how much money an order received, and how much of it was refunded. */
export type OrderMoney = {
  readonly total: Amount
  /** Whether it was once paid or delivered: an order with cash on delivery is paid then. */
  readonly settled: boolean
  /** The payment attempts that brought money, whatever their status is now. */
  readonly paid: readonly PaidAttempt[]
  /** The refunds that were recorded by hand. */
  readonly refunded: Amount
}

/** A payment attempt that brought money. */
export type PaidAttempt = Pick<OrderPayment, 'amount' | 'live'> & {
  /** Its provider reports that the money went back. */
  readonly refunded: boolean
  /** The refunds requested from its provider, including one that it has not decided yet. */
  readonly sent: Amount
}

const sum = (amounts: readonly { readonly amount: Amount }[]): Amount =>
  amounts.reduce((all, { amount }) => all + amount, 0)

/**
 * The money that an order received. The providers' reports come first, and a test account brings none. For an order
 * without an online payment it is the total, once the order was settled.
 */
export function receivedFor({ total, settled, paid }: Omit<OrderMoney, 'refunded'>): Amount {
  if (paid.length > 0) return sum(paid.filter(({ live }) => live))
  return settled ? total : 0
}

/**
 * The money that can still be refunded. What a provider reports beyond what it was asked for may be the same money that the
 * merchant has recorded by hand, so the larger of both sums counts.
 */
export function refundable(money: OrderMoney): Amount {
  const live = money.paid.filter((attempt) => attempt.live)
  const sent = live.reduce((all, attempt) => all + attempt.sent, 0)
  const reported = live.reduce(
    (all, { refunded, amount, sent }) => all + (refunded ? Math.max(0, amount - sent) : 0),
    0,
  )
  return Math.max(0, receivedFor(money) - sent - Math.max(money.refunded, reported))
}

/**
 * The money of one attempt that its provider can still be asked to refund. For a test account that is the attempt's amount,
 * which does not count as received.
 */
export function refundableOf(money: OrderMoney, { amount, live, refunded, sent }: PaidAttempt): Amount {
  if (refunded) return 0
  return Math.max(0, live ? Math.min(amount - sent, refundable(money)) : amount - sent)
}
