import type { Order, OrderStatus, ShipmentStatus } from '@store/core'

const STEPS = ['placed', 'paid', 'packing', 'transit', 'delivered'] as const
export type OrderStep = (typeof STEPS)[number]

/** How far along the way each status is. */
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

/**
 * The way of an order (S8): its steps, which are behind it and at which it is. Null: it was called off or came back, and
 * has no way to go.
 */
export function orderSteps(
  order: Pick<Order, 'status' | 'shipment'>,
): readonly { readonly step: OrderStep; readonly done: boolean; readonly here: boolean }[] | null {
  const { status, shipment } = order
  if (status === 'cancelled' || status === 'rejected') return null
  if (shipment === 'returned' || shipment === 'cancelled') return null
  const here = Math.max(STEPS.indexOf(BY_STATUS[status] ?? 'placed'), STEPS.indexOf(BY_SHIPMENT[shipment] ?? 'placed'))
  // What is paid on delivery goes out before.
  const isPaid = BY_STATUS[status] !== undefined
  return STEPS.map((step, index) => ({
    step,
    done: index <= here && (step !== 'paid' || isPaid),
    here: index === here,
  }))
}
