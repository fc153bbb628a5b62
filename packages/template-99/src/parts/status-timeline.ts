import type { Order } from '@store/core'
import { type OrderStep, orderSteps } from '@store/template-kit'

type End = 'rejected' | 'returned' | 'cancelled'

/** The steps an order has passed, in order; the last one is the current one. Orders to be picked up are not shipped. */
export function statusTimeline(
  order: Pick<Order, 'status' | 'shipment' | 'delivery' | 'paymentMethod'>,
): readonly (OrderStep | End)[] {
  const steps = orderSteps(order)
  if (!steps) return ['placed', endOf(order)]
  return steps
    .filter(({ step, done }) => done && !(step === 'transit' && order.delivery.kind === 'pickUp'))
    .map(({ step }) => step)
}

const endOf = ({ status, shipment }: Pick<Order, 'status' | 'shipment'>): End =>
  shipment === 'returned' ? 'returned' : status === 'rejected' ? 'rejected' : 'cancelled'
