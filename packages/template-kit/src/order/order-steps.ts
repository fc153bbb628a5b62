import type { Order, OrderStatus, PaymentMethod, ShipmentStatus } from '@store/core'

const PAID_FIRST = ['placed', 'paid', 'packing', 'transit', 'delivered'] as const
export type OrderStep = (typeof PAID_FIRST)[number]
const PAID_LAST: readonly OrderStep[] = ['placed', 'packing', 'transit', 'delivered', 'paid']

/** The step that each status has reached. */
const BY_STATUS: Readonly<Partial<Record<OrderStatus, OrderStep>>> = {
  paid: 'paid',
  dispatched: 'transit',
  delivered: 'delivered',
}
const BY_SHIPMENT: Readonly<Partial<Record<ShipmentStatus, OrderStep>>> = {
  inPacking: 'packing',
  inTransit: 'transit',
  delivered: 'delivered',
}
const PAID_ON_DELIVERY: readonly PaymentMethod[] = ['cashOnDelivery', 'payInStore']

/**
 * The steps of an order (S8): which are done, and which is the current one (`here`). With payment on delivery, "paid" is the
 * last step. Null for an order that was cancelled, rejected or returned.
 */
export function orderSteps(
  order: Pick<Order, 'status' | 'shipment' | 'paymentMethod'>,
): readonly { readonly step: OrderStep; readonly done: boolean; readonly here: boolean }[] | null {
  const { status, shipment } = order
  if (status === 'cancelled' || status === 'rejected') return null
  if (shipment === 'returned' || shipment === 'cancelled') return null
  const isPaidLast = PAID_ON_DELIVERY.includes(order.paymentMethod)
  const steps: readonly OrderStep[] = isPaidLast ? PAID_LAST : PAID_FIRST
  // An order with payment on delivery may be paid before it is delivered: that does not change where the goods are.
  const reached = [isPaidLast && status === 'paid' ? undefined : BY_STATUS[status], BY_SHIPMENT[shipment]]
  const here = Math.max(...reached.map((step = 'placed') => steps.indexOf(step)))
  const isPaid = isPaidLast ? status === 'paid' || status === 'delivered' : BY_STATUS[status] !== undefined
  return steps.map((step, index) => ({
    step,
    done: step === 'paid' ? isPaid : index <= here,
    here: index === here,
  }))
}
