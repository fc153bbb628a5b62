import {
  canMoveOrder,
  canMoveShipment,
  invariant,
  ORDER_TRANSITIONS,
  type Order,
  type OrderNumber,
  type OrderStatus,
  SHIPMENT_TRANSITIONS,
  type ShipmentStatus,
  type ShopId,
} from '@store/core'
import type { Tx } from '../database/open.ts'
import { returnCouponUse, takeCouponUse } from '../queries/coupons.ts'
import { addOrderEvent, lockOrder, returnStock, setCarrier, setOrderState } from '../queries/order-moves.ts'
import { findOrderByNumber } from '../queries/orders.ts'
import { bumpVersion } from '../queries/shops.ts'

/** Which order is moved, and by whom and why: both stay in its history. */
export type Move = {
  readonly shopId: ShopId
  readonly number: OrderNumber
  readonly who: string
  readonly why: string | null
}

export type MoveOutcome<Status> =
  /** `notReturned`: what went back to no shelf, because its product or variant is gone. */
  | { readonly kind: 'moved'; readonly order: Order; readonly notReturned: readonly string[] }
  /** S8: core's table does not let it go there from where it is. */
  | { readonly kind: 'forbidden'; readonly from: Status; readonly allowed: readonly Status[] }

/**
 * Moves an order along core's table (S8), in the transaction it is given. Cancelling gives its units back: once, since
 * nobody leaves `cancelled` and movers of one order wait for each other; a parcel not yet on its way is cancelled with
 * it. The use of its coupon goes back when it is cancelled or rejected, and is taken again when a payment is tried again.
 * Null: the shop has no such order.
 */
export async function moveOrder(
  tx: Tx,
  { shopId, number, who, why, to }: Move & { readonly to: OrderStatus },
  now: Date,
): Promise<MoveOutcome<OrderStatus> | null> {
  const known = await lockOrder(tx, shopId, number)
  if (!known) return null
  const { status: from, shipment } = known
  if (!canMoveOrder(from, to)) return { kind: 'forbidden', from, allowed: ORDER_TRANSITIONS[from] }

  const at = now.toISOString()
  const stopsParcel = to === 'cancelled' && canMoveShipment(shipment, 'cancelled')
  await setOrderState(tx, shopId, number, { status: to, shipment: stopsParcel ? 'cancelled' : shipment }, now)
  await addOrderEvent(tx, shopId, number, { at, who, about: 'order', from, to, why })
  if (stopsParcel)
    await addOrderEvent(tx, shopId, number, { at, who, about: 'shipment', from: shipment, to: 'cancelled', why })

  const { toNothing, backOnSale } =
    to === 'cancelled' ? await returnStock(tx, shopId, number) : { toNothing: [], backOnSale: false }
  if (usesCoupon(from) !== usesCoupon(to)) await (usesCoupon(to) ? takeCouponUse : returnCouponUse)(tx, shopId, number)
  const order = await orderNow(tx, shopId, number)
  // The shop's row comes last, as always.
  if (backOnSale) await bumpVersion(tx, shopId)
  return { kind: 'moved', order, notReturned: toNothing }
}

const usesCoupon = (status: OrderStatus) => status !== 'cancelled' && status !== 'rejected'

/** Moves an order's parcel along core's table (S8); `carrier`, when given, says who has it. Null: no such order. */
export async function moveShipment(
  tx: Tx,
  move: Move & { readonly to: ShipmentStatus; readonly carrier: Order['carrier'] },
  now: Date,
): Promise<MoveOutcome<ShipmentStatus> | null> {
  const { shopId, number, who, why, to, carrier } = move
  const known = await lockOrder(tx, shopId, number)
  if (!known) return null
  const from = known.shipment
  if (!canMoveShipment(from, to)) return { kind: 'forbidden', from, allowed: SHIPMENT_TRANSITIONS[from] }
  await setOrderState(tx, shopId, number, { status: known.status, shipment: to }, now)
  if (carrier) await setCarrier(tx, shopId, number, carrier)
  await addOrderEvent(tx, shopId, number, { at: now.toISOString(), who, about: 'shipment', from, to, why })
  return { kind: 'moved', order: await orderNow(tx, shopId, number), notReturned: [] }
}

async function orderNow(tx: Tx, shopId: ShopId, number: OrderNumber): Promise<Order> {
  const known = await findOrderByNumber(tx, shopId, number)
  invariant(known, 'an order that was moved is there')
  return known.order
}
