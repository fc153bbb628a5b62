import { isOnlineMethod, type Order, type OrderStatus, type OrderStep, type ShipmentStatus } from '@store/core'
import type { OrderStanding } from './store/moves.ts'

/** The step for the buyer when an order's status changes; null: no mail. */
export function stepOfOrder(
  { status: from, paymentMethod, heldUntil }: OrderStanding,
  { status: to, lapsed }: Pick<Order, 'status' | 'lapsed'>,
): OrderStep | null {
  if (to === 'cancelled') return lapsed ? 'lapsed' : 'cancelled'
  const isAgreed = from === 'pending' && to === 'unpaid' && heldUntil !== null && !isOnlineMethod(paymentMethod)
  return isAgreed ? 'confirmed' : (STEPS[to] ?? null)
}
const STEPS: Readonly<Partial<Record<OrderStatus, OrderStep>>> = {
  paid: 'paid',
  dispatched: 'sent',
  delivered: 'delivered',
}

/** The step for the buyer when a parcel's status changes. */
export const stepOfShipment = (to: ShipmentStatus): OrderStep | null => PARCEL_STEPS[to] ?? null
const PARCEL_STEPS: Readonly<Partial<Record<ShipmentStatus, OrderStep>>> = {
  inTransit: 'sent',
  delivered: 'delivered',
  returned: 'returned',
}

/** Whether a step still holds when its mail is sent: a cancelled order must not be announced as being on its way. */
export const isStillSo = (step: OrderStep, { status }: Pick<Order, 'status'>): boolean =>
  status === 'cancelled' ? AFTER_CANCELLING.includes(step) : step !== 'cancelled' && step !== 'lapsed'
const AFTER_CANCELLING: readonly OrderStep[] = ['cancelled', 'lapsed', 'returned', 'refunded']
