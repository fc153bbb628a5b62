import {
  ORDER_STATUSES,
  type Order,
  type OrderNumber,
  type OrderStatus,
  PAYMENT_METHODS,
  type PaymentState,
  SHIPMENT_STATUSES,
  type ShipmentStatus,
  type ShopId,
} from '@store/core'
import { sql } from 'drizzle-orm'
import * as z from 'zod'
import type { Tx } from '../../database/open.ts'
import { execute, type FieldsOf, query } from '../../database/query.ts'
import { ChannelColumn, historyFields } from '../rows.ts'
import { orderEvents } from '../schema.ts'

/** The status of an order, its payment method, and whether its units are reserved or back in stock. */
export type OrderStanding = Pick<Order, 'status' | 'shipment' | 'paymentMethod' | 'channel'> & {
  readonly placedAt: Date
  readonly heldUntil: Date | null
  readonly released: boolean
}
const StandingRow = z.object({
  status: z.enum(ORDER_STATUSES),
  shipment: z.enum(SHIPMENT_STATUSES),
  paymentMethod: z.enum(PAYMENT_METHODS),
  channel: ChannelColumn,
  placedAt: z.date(),
  heldUntil: z.date().nullable(),
  released: z.boolean(),
} satisfies FieldsOf<OrderStanding>)

/** The status of an order; other transactions that want to change it wait. */
export async function lockOrder(tx: Tx, shopId: ShopId, number: OrderNumber): Promise<OrderStanding | null> {
  const [row] = await query(
    tx,
    StandingRow,
    sql`
      select status, shipment, payment_method as "paymentMethod", channel, placed_at as "placedAt",
        held_until as "heldUntil", released_at is not null as released
      from orders where shop_id = ${shopId} and order_number = ${number} for update`,
  )
  return row ?? null
}

/** The order's new status. */
export async function setOrderState(
  tx: Tx,
  shopId: ShopId,
  number: OrderNumber,
  state: Pick<Order, 'status' | 'shipment'>,
  now: Date,
): Promise<void> {
  await execute(
    tx,
    sql`
      update orders set status = ${state.status}, shipment = ${state.shipment}, updated_at = ${now}
      where shop_id = ${shopId} and order_number = ${number}`,
  )
}

export async function setCarrier(tx: Tx, shopId: ShopId, number: OrderNumber, carrier: Order['carrier']) {
  await execute(
    tx,
    sql`update orders set carrier = ${JSON.stringify(carrier)}::jsonb where shop_id = ${shopId} and order_number = ${number}`,
  )
}

/** The destination of an order, its buyer's name and phone, and its price. */
type Destination = Pick<Order, 'delivery' | 'paymentMethod' | 'shipping' | 'total'> & {
  readonly buyer: Pick<Order['buyer'], 'name' | 'phone'>
}

export async function setDestination(
  tx: Tx,
  shopId: ShopId,
  number: OrderNumber,
  { delivery, buyer, paymentMethod, shipping, total }: Destination,
  now: Date,
): Promise<void> {
  await execute(
    tx,
    sql`
      update orders set delivery = ${JSON.stringify(delivery)}::jsonb, buyer_name = ${buyer.name}, buyer_phone = ${buyer.phone},
        payment_method = ${paymentMethod}, shipping = ${shipping}, total = ${total}, updated_at = ${now}
      where shop_id = ${shopId} and order_number = ${number}`,
  )
}

/** One entry of an order's history: who changed what, when and why. */
export type HistoryEntry = {
  /** ISO-8601, UTC. */
  readonly at: string
  readonly who: string
  readonly about: 'order' | 'shipment' | 'payment'
  /** Null: the order was placed. */
  readonly from: OrderStatus | ShipmentStatus | PaymentState | null
  readonly to: OrderStatus | ShipmentStatus | PaymentState
  readonly why: string | null
}

export async function addHistoryEntry(
  tx: Tx,
  shopId: ShopId,
  number: OrderNumber,
  { at, ...event }: HistoryEntry,
): Promise<void> {
  await tx.insert(orderEvents).values({ shopId, number, at: new Date(at), ...event })
}

const HistoryRow = z.object({ at: z.date(), ...historyFields })

/** Oldest first. */
export async function listHistory(tx: Tx, shopId: ShopId, number: OrderNumber): Promise<readonly HistoryEntry[]> {
  const rows = await query(
    tx,
    HistoryRow,
    sql`
      select at, who, about, from_status as "from", to_status as "to", why from order_events
      where shop_id = ${shopId} and order_number = ${number} and not undone order by id`,
  )
  return rows.map(({ at, ...event }) => ({ at: at.toISOString(), ...event }))
}
