/** S8: two explicit transition tables. */
export const ORDER_STATUSES = ['unpaid', 'pending', 'paid', 'dispatched', 'delivered', 'rejected', 'cancelled'] as const
export type OrderStatus = (typeof ORDER_STATUSES)[number]
export const SHIPMENT_STATUSES = ['pending', 'inPacking', 'inTransit', 'delivered', 'returned', 'cancelled'] as const
export type ShipmentStatus = (typeof SHIPMENT_STATUSES)[number]

/**
 * The statuses that an order may change to from each status; anything else is refused.
 * Orders paid on delivery are dispatched unpaid; a rejected payment may be tried again; a delivered or
 * cancelled order does not change any more, because its stock has been settled.
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
 * The statuses that a shipment may change to from each status. Orders for pickup are delivered without a transit;
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

/** Whether `ORDER_TRANSITIONS` allows this change. No status may change to itself. */
export function canMoveOrder(from: OrderStatus, to: OrderStatus): boolean {
  return ORDER_TRANSITIONS[from].includes(to)
}

/** Whether `SHIPMENT_TRANSITIONS` allows this change. No status may change to itself. */
export function canMoveShipment(from: ShipmentStatus, to: ShipmentStatus): boolean {
  return SHIPMENT_TRANSITIONS[from].includes(to)
}

/** Whether address, buyer and payment method of an order can still be changed: until it is packed. */
export const canChange = ({ status, shipment }: { readonly status: OrderStatus; readonly shipment: ShipmentStatus }) =>
  shipment === 'pending' && status !== 'cancelled' && status !== 'dispatched' && status !== 'delivered'
