import type { Order } from '@store/core'
import { type OrderStep, orderSteps } from '@store/template-kit'

type End = 'rejected' | 'returned' | 'cancelled'

/** What has happened to an order, one thing after another; the last one is now. What is picked up does not travel. */
export function statusStory(
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
