/** S8: two explicit transition tables. */
export const ORDER_STATUSES = ['unpaid', 'pending', 'paid', 'dispatched', 'delivered', 'rejected', 'cancelled'] as const
export type OrderStatus = (typeof ORDER_STATUSES)[number]
export const SHIPMENT_STATUSES = ['pending', 'inPacking', 'inTransit', 'delivered', 'returned', 'cancelled'] as const
export type ShipmentStatus = (typeof SHIPMENT_STATUSES)[number]

/**
 * Where an order may go from each status; anything else is refused.
 * Orders paid on delivery are dispatched unpaid; a rejected payment may be tried again; what was delivered or
 * cancelled stays so, because its stock has been settled.
 */
export const ORDER_TRANSITIONS: Readonly<Record<OrderStatus, readonly OrderStatus[]>> = {
  unpaid: ['pending', 'paid', 'dispatched', 'rejected', 'cancelled'],
  pending: ['unpaid', 'paid', 'dispatched', 'rejected', 'cancelled'],
  paid: ['dispatched', 'delivered', 'cancelled'],
  dispatched: ['delivered', 'cancelled'],
  delivered: [],
  rejected: ['pending', 'paid', 'cancelled'],
  cancelled: [],
}

/**
 * Where a shipment may go from each status. Orders that are picked up are delivered without a transit;
 * a parcel that came back may be packed again or given up.
 */
export const SHIPMENT_TRANSITIONS: Readonly<Record<ShipmentStatus, readonly ShipmentStatus[]>> = {
  pending: ['inPacking', 'inTransit', 'delivered', 'cancelled'],
  inPacking: ['inTransit', 'delivered', 'cancelled'],
  inTransit: ['delivered', 'returned'],
  delivered: ['returned'],
  returned: ['inPacking', 'cancelled'],
  cancelled: [],
}

export function canMoveOrder(from: OrderStatus, to: OrderStatus): boolean {
  return ORDER_TRANSITIONS[from].includes(to)
}

export function canMoveShipment(from: ShipmentStatus, to: ShipmentStatus): boolean {
  return SHIPMENT_TRANSITIONS[from].includes(to)
}
