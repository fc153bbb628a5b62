import type { Amount } from '../money/amount.ts'
import type { OrderPayment } from '../payment/payment.ts'
import type { ProductId, VariantId } from '../product/product.ts'

/** How money is given back. `byHand`: the merchant did it in the provider's panel, by transfer or in cash, and records it. */
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

/** The data that shows how much money an order received, and how much of it was refunded. */
export type OrderMoney = {
  readonly total: Amount
  /** It was once paid, or delivered: an order with cash on delivery is paid then. */
  readonly settled: boolean
  /** The payment attempts that brought money, whatever their status is now. */
  readonly paid: readonly (Pick<OrderPayment, 'amount' | 'live'> & { readonly refunded: boolean })[]
  /** The recorded refunds. */
  readonly refunded: Amount
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
 * The money that can still be refunded. A refund that a provider reports may be one that the merchant has also
 * recorded, so the larger of both sums counts.
 */
export function refundable(money: OrderMoney): Amount {
  const byProvider = sum(money.paid.filter(({ live, refunded }) => live && refunded))
  return Math.max(0, receivedFor(money) - Math.max(money.refunded, byProvider))
}
