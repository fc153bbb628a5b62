import type { PaymentState } from '../payment/payment.ts'
import { isOnlineMethod } from '../payment/payment-method.ts'
import type { Payable } from '../payment/payment-problem.ts'
import type { PaymentMethod } from '../shop/shop.ts'
import { isChatOrder, type Order } from './order.ts'
import { canMoveOrder, type OrderStatus } from './order-status.ts'

/**
 * The status an order changes to because of its attempts, oldest first; null: no change. One paid attempt pays it; while one is
 * pending, or could still be paid on a page that is open, it is not rejected. Refunds are recorded with the payment; the merchant decides what happens to the order.
 */
export function orderAfterPayment(status: OrderStatus, attempts: readonly PaymentState[]): OrderStatus | null {
  const next = wantedStatus(status, attempts)
  return next !== null && canMoveOrder(status, next) ? next : null
}

function wantedStatus(status: OrderStatus, attempts: readonly PaymentState[]): OrderStatus | null {
  if (attempts.includes('paid')) return 'paid'
  if (attempts.includes('pending')) return 'pending'
  const latest = attempts.at(-1)
  if (latest === undefined) return null
  if (latest === 'started') return status === 'rejected' ? 'pending' : null
  return attempts.includes('started') ? null : 'rejected'
}

/** Whether an order waits for an online payment: its stock is reserved for a limited time. */
export const awaitsPayment = (order: {
  readonly paymentMethod: PaymentMethod
  readonly status: OrderStatus
}): boolean => isOnlineMethod(order.paymentMethod) && UNSETTLED.includes(order.status)

const UNSETTLED: readonly OrderStatus[] = ['unpaid', 'pending', 'rejected']

/**
 * Whether another attempt may begin. Not while one is pending: a bank may still bring that money, and nobody should pay
 * twice.
 */
export function mayPay(
  order: { readonly paymentMethod: PaymentMethod; readonly status: OrderStatus },
  attempts: readonly PaymentState[],
): boolean {
  return awaitsPayment(order) && !attempts.includes('pending') && !attempts.includes('paid')
}

/** The facts about a placed order that decide which methods can pay it. */
export const payable = ({ total, currency, delivery }: Pick<Order, 'total' | 'currency' | 'delivery'>): Payable => ({
  total,
  currency,
  delivery: delivery.kind,
  cityId: delivery.kind === 'address' ? delivery.address.cityId : null,
})

/**
 * Whether the shop expects money that the buyer sends without a provider: a deposit, Pix, or as agreed. For an order that
 * `isPrivateOrder`, proofs are neither requested nor stored.
 */
export const takesProof = (order: Pick<Order, 'channel' | 'paymentMethod' | 'status'>): boolean =>
  (order.paymentMethod === 'bankDeposit' || order.paymentMethod === 'toBeAgreed') &&
  (order.status === 'unpaid' || order.status === 'pending') &&
  !isChatOrder(order)
