import {
  awaitsAnswer,
  canMoveOrder,
  canMoveShipment,
  invariant,
  isOfflineMethod,
  isOnlineMethod,
  isTestOrder,
  ORDER_TRANSITIONS,
  type Order,
  type OrderNumber,
  type OrderStatus,
  type PaymentMethod,
  SHIPMENT_TRANSITIONS,
  SHOP_ANSWERS,
  type ShipmentStatus,
  type ShopId,
  trackingUrlOf,
} from '@store/core'
import type { Tx } from '../database/open.ts'
import { bumpVersion, findShop } from '../shops/store/shops.ts'
import type { OrderContext } from './context.ts'
import { stepOfOrder, stepOfShipment } from './steps.ts'
import { returnCouponUse, takeCouponUse } from './store/coupon-uses.ts'
import { holdUntil, setReleased, takeAgain } from './store/holds.ts'
import { addHistoryEntry, lockOrder, type OrderStanding, setCarrier, setOrderState } from './store/moves.ts'
import { findOrderByNumber, type ShopOrder } from './store/orders.ts'
import { returnStock } from './store/units.ts'

/** The order to move, and by whom and why: both are recorded in its history. */
export type Move = {
  readonly shopId: ShopId
  readonly number: OrderNumber
  readonly who: string
  readonly why: string | null
  /** Sends an order even though a test account paid for it. */
  readonly evenTest?: boolean | undefined
}
/** The new status, and the status it must have before; `from` not given: any. */
type Transition<Status> = { readonly to: Status; readonly from?: Status | undefined }

type Units = {
  /** Units that could not be put back into stock, because their product or variant was deleted. */
  readonly notReturned: readonly string[]
  /** Units of an expired order that were sold meanwhile: the order has none of its units. */
  readonly notTaken: readonly string[]
}
const NO_UNITS = { notReturned: [], notTaken: [] } as const

export type MoveOutcome<Status> =
  | ({ readonly kind: 'moved'; readonly order: ShopOrder } & Units)
  /** S8: core's table does not allow this change. */
  | { readonly kind: 'forbidden'; readonly from: Status; readonly allowed: readonly Status[] }
  /** It was paid with a test account, so no money moved: it is only sent if the caller insists. */
  | { readonly kind: 'test' }

/**
 * Changes an order's status along core's table (S8), in the given transaction. Cancelling puts its units back into stock. That happens once,
 * because no order leaves `cancelled` and changes of one order wait for each other. A parcel that is not on its way is cancelled
 * too. A late payment takes the units again, if there are enough. The use of its coupon is given back when the order is
 * cancelled or rejected, and taken again when a payment is tried again. Its buyer gets a mail. Null: the shop has no such order.
 */
export async function moveOrder(
  tx: Tx,
  { shopId, number, who, why, to, from: expected, evenTest = false }: Move & Transition<OrderStatus>,
  context: OrderContext,
): Promise<MoveOutcome<OrderStatus> | null> {
  const { now } = context
  const known = await lockOrder(tx, shopId, number)
  if (!known) return null
  const { status: from, shipment } = known
  if (from !== (expected ?? from) || !canMoveOrder(from, to))
    return { kind: 'forbidden', from, allowed: ORDER_TRANSITIONS[from] }
  if (SENT.includes(to) && !evenTest && (await isTest(tx, shopId, number))) return { kind: 'test' }

  const at = now.toISOString()
  const stopsParcel = to === 'cancelled' && canMoveShipment(shipment, 'cancelled')
  await setOrderState(tx, shopId, number, { status: to, shipment: stopsParcel ? 'cancelled' : shipment }, now)
  await addHistoryEntry(tx, shopId, number, { at, who, about: 'order', from, to, why })
  if (stopsParcel)
    await addHistoryEntry(tx, shopId, number, { at, who, about: 'shipment', from: shipment, to: 'cancelled', why })

  const { onSaleChanged, soldOut, ...units } = await moveUnits(tx, shopId, number, { to, ...known }, now)
  if (usesCoupon(from) !== usesCoupon(to)) await (usesCoupon(to) ? takeCouponUse : returnCouponUse)(tx, shopId, number)
  const order = await orderNow(tx, shopId, number)
  const step = stepOfOrder(known, order)
  if (step) await context.onEvent(tx, shopId, number, { kind: 'step', step })
  if (soldOut) await context.onEvent(tx, shopId, number, { kind: 'soldOut' })
  // The shop's row is locked last, as always.
  if (onSaleChanged) await bumpVersion(tx, shopId)
  return { kind: 'moved', order, ...units }
}

const SENT: readonly OrderStatus[] = ['dispatched', 'delivered']

async function isTest(tx: Tx, shopId: ShopId, number: OrderNumber): Promise<boolean> {
  const known = await findOrderByNumber(tx, shopId, number)
  return known !== null && isTestOrder(known.order)
}

const usesCoupon = (status: OrderStatus) => status !== 'cancelled' && status !== 'rejected'
/**
 * Applies a change of status to the order's units: they stay taken once it is paid, sent or agreed on, and return when it is
 * cancelled.
 */
async function moveUnits(
  tx: Tx,
  shopId: ShopId,
  number: OrderNumber,
  { to, released, heldUntil, paymentMethod }: OrderStanding & { readonly to: OrderStatus },
  now: Date,
): Promise<Units & { readonly onSaleChanged: boolean; readonly soldOut?: boolean }> {
  if (isUnsettled(to, paymentMethod)) return { ...NO_UNITS, onSaleChanged: false }
  if (heldUntil) await holdUntil(tx, shopId, number, null)
  if (to === 'cancelled' && !released) {
    const { toNothing, backOnSale } = await returnStock(tx, shopId, number)
    await setReleased(tx, shopId, number, now)
    return { ...NO_UNITS, notReturned: toNothing, onSaleChanged: backOnSale }
  }
  if (to === 'cancelled' || !released) return { ...NO_UNITS, onSaleChanged: false }
  const { missing, soldOut } = await takeAgain(tx, shopId, number)
  if (missing.length === 0) await setReleased(tx, shopId, number, null)
  return { ...NO_UNITS, notTaken: missing, onSaleChanged: soldOut, soldOut }
}

/**
 * Whether the new status decides nothing about the units. For an order agreed by hand, `unpaid` means that the shop has
 * agreed.
 */
const isUnsettled = (to: OrderStatus, method: PaymentMethod): boolean =>
  to === 'pending' || to === 'rejected' || (to === 'unpaid' && isOnlineMethod(method))

/** Moves an order's parcel along core's table (S8); `carrier`, when given, says who has it. Null: no such order. */
export async function moveShipment(
  tx: Tx,
  move: Move & Transition<ShipmentStatus> & { readonly carrier: Order['carrier'] },
  context: OrderContext,
): Promise<MoveOutcome<ShipmentStatus> | null> {
  const { now } = context
  const { shopId, number, who, why, to, carrier, evenTest = false } = move
  const known = await lockOrder(tx, shopId, number)
  if (!known) return null
  const from = known.shipment
  if (from !== (move.from ?? from) || !canMoveShipment(from, to))
    return { kind: 'forbidden', from, allowed: SHIPMENT_TRANSITIONS[from] }
  if (to !== 'cancelled' && !evenTest && (await isTest(tx, shopId, number))) return { kind: 'test' }
  await setOrderState(tx, shopId, number, { status: known.status, shipment: to }, now)
  // Packing an order means that the shop has accepted it.
  if (to !== 'cancelled' && known.heldUntil && !known.released && isOfflineMethod(known.paymentMethod))
    await holdUntil(tx, shopId, number, null)
  if (carrier) await setCarrier(tx, shopId, number, await followed(tx, shopId, carrier))
  await addHistoryEntry(tx, shopId, number, { at: now.toISOString(), who, about: 'shipment', from, to, why })
  if (to === 'inPacking') await context.onEvent(tx, shopId, number, { kind: 'packed' })
  const step = stepOfShipment(to)
  if (step) await context.onEvent(tx, shopId, number, { kind: 'step', step })
  return { kind: 'moved', order: await orderNow(tx, shopId, number), ...NO_UNITS }
}

/** The carrier of a parcel, with its tracking page: the shop's own, or that of a carrier we know. */
async function followed(tx: Tx, shopId: ShopId, carrier: NonNullable<Order['carrier']>): Promise<Order['carrier']> {
  if (carrier.trackingUrl !== null) return carrier
  const shop = await findShop(tx, shopId)
  invariant(shop, 'a shop with an order is there')
  return { ...carrier, trackingUrl: trackingUrlOf(carrier.name, carrier.trackingNumber, shop.country) }
}

/**
 * The shop confirms an order that is paid by hand: its units are no longer reserved for a limited time, whatever happens to the
 * payment. `settled`: the order does not wait for the shop's answer (any more), or its status is not `from`. Null: no such
 * order.
 */
export async function confirmOrder(
  tx: Tx,
  { from, ...move }: Move & { readonly from?: OrderStatus | undefined },
  context: OrderContext,
): Promise<{ readonly kind: 'confirmed' | 'settled'; readonly order: ShopOrder } | null> {
  const { shopId, number, who } = move
  const { now } = context
  const known = await lockOrder(tx, shopId, number)
  if (!known) return null
  const waits = known.heldUntil !== null && !known.released && isOfflineMethod(known.paymentMethod)
  if (!waits || known.status !== (from ?? known.status))
    return { kind: 'settled', order: await orderNow(tx, shopId, number) }
  const why = move.why ?? 'confirmed by the shop'
  if (awaitsAnswer(known)) await moveOrder(tx, { ...move, why, to: SHOP_ANSWERS.confirm }, context)
  else {
    const { status } = known
    await holdUntil(tx, shopId, number, null)
    await addHistoryEntry(tx, shopId, number, {
      at: now.toISOString(),
      who,
      about: 'order',
      from: status,
      to: status,
      why,
    })
    await context.onEvent(tx, shopId, number, { kind: 'step', step: 'confirmed' })
  }
  return { kind: 'confirmed', order: await orderNow(tx, shopId, number) }
}

/** Reads an order that must exist. */
export async function orderNow(tx: Tx, shopId: ShopId, number: OrderNumber): Promise<ShopOrder> {
  const known = await findOrderByNumber(tx, shopId, number)
  invariant(known, 'an order that was moved is there')
  return known.order
}
