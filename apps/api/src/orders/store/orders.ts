import { type LineTax, MAX_PROOFS, type Order, type OrderLine, type OrderNumber, type ShopId } from '@store/core'
import { sql } from 'drizzle-orm'
import * as z from 'zod'
import type { StockKey } from '../../catalog/store/stock.ts'
import type { Tx } from '../../database/open.ts'
import { execute, query, setLocal } from '../../database/query.ts'
import { shownPhone } from '../../shops/phone.ts'
import { OrderJson } from '../rows.ts'
import { orderEvents, orderKeys, orderLines, orders } from '../schema.ts'
import { BUYER } from './buyer-columns.ts'
import { promisedUntil } from './promised.ts'

/** The tax of a row `l` of lines; null: it has none. */
export const TAX_OF_LINE = sql`case when l.tax_name is not null
  then json_build_object('name', l.tax_name, 'percent', l.tax_percent, 'amount', l.tax_amount) end`

/** The columns of the tax of a line. */
export const taxColumns = (tax: LineTax | null) => ({
  taxName: tax?.name ?? null,
  taxPercent: tax?.percent ?? null,
  taxAmount: tax?.amount ?? null,
})

/** A row `o` of orders with its lines, and the shop `s` with its current contact data. */
const orderOf = (shopId: ShopId) => sql`json_build_object(
  'number', o.order_number, 'shopId', o.shop_id, 'status', o.status, 'shipment', o.shipment,
  'lines', (
    select json_agg(json_build_object('productId', l.product_id, 'variantId', l.variant_id::text, 'name', l.name,
      'variant', l.variant, 'image', l.image, 'unitPrice', l.unit_price, 'quantity', l.quantity,
      'message', l.message, 'tax', ${TAX_OF_LINE}) order by l.position)
    from order_lines l where l.shop_id = ${shopId} and l.order_number = o.order_number),
  'units', o.units, 'currency', o.currency, 'subtotal', o.subtotal, 'discounts', o.discounts, 'discount', o.discount,
  'shipping', o.shipping, 'total', o.total, 'coupon', o.coupon, 'paymentMethod', o.payment_method, 'channel', o.channel,
  'buyer', ${BUYER},
  'answers', o.answers, 'invoice', o.invoice, 'delivery', o.delivery, 'carrier', o.carrier,
  'depositAccount', case when o.payment_method = 'bankDeposit' and o.status in ('unpaid', 'pending')
    then s.deposit_account end,
  'seller', json_build_object('name', s.name, 'city', s.city, 'phone', s.phone),
  'payment', (
    select json_build_object('provider', a.provider, 'state', a.state, 'instrument', a.instrument,
      'reference', a.reference, 'receipt', a.receipt, 'amount', a.amount, 'live', a.live, 'updatedAt', a.updated_at)
    from payment_attempts a where a.shop_id = ${shopId} and a.order_number = o.order_number
    order by a.state = 'paid' desc, a.attempt desc limit 1),
  'proof', (
    select json_build_object('receivedAt', r.received_at, 'changesLeft', ${MAX_PROOFS}::integer - r.times)
    from payment_proofs r where r.shop_id = ${shopId} and r.order_number = o.order_number),
  'heldUntil', case when o.released_at is null then o.held_until end, 'lapsed', o.lapsed,
  'confirmTries', o.confirm_tries, 'readyAt', o.ready_at, 'promisedUntil', ${promisedUntil(shopId, 'o')},
  'placedAt', o.placed_at, 'updatedAt', o.updated_at)`

/** A line as its shop sees it. */
export type ShopOrderLine = OrderLine & { readonly tax: LineTax | null }

/** An order as its shop sees it. */
export type ShopOrder = Omit<Order, 'lines'> & {
  readonly lines: readonly ShopOrderLine[]
  /** How often its buyer was asked to confirm and did not respond. */
  readonly confirmTries: number
  /** When its buyer was notified that it can be picked up; null: not yet. ISO-8601, UTC. */
  readonly readyAt: string | null
  /** The end of the promised delivery days; null: it is not on its way, or nothing was promised. ISO-8601, UTC. */
  readonly promisedUntil: string | null
}
export type KnownOrder = { readonly order: ShopOrder; readonly accessKey: string }

const OrderProofRow = z.object({ idNumber: z.string(), accessKey: z.string() })

/** The proof that a caller may see an order: its buyer's ID number, or its key. */
export async function findOrderProof(
  tx: Tx,
  shopId: ShopId,
  number: OrderNumber,
): Promise<{ readonly idNumber: string; readonly accessKey: string } | null> {
  const [row] = await query(
    tx,
    OrderProofRow,
    sql`
      select buyer_id_number as "idNumber", access_key as "accessKey" from orders
      where shop_id = ${shopId} and order_number = ${number}`,
  )
  return row ?? null
}

const KnownOrderRow = z.object({ order: OrderJson, accessKey: z.string(), country: z.string() })

export async function findOrderByNumber(tx: Tx, shopId: ShopId, number: OrderNumber): Promise<KnownOrder | null> {
  const [row] = await query(
    tx,
    KnownOrderRow,
    sql`
      select ${orderOf(shopId)} as order, o.access_key as "accessKey", s.country from orders o join shops s on s.shop_id = o.shop_id
      where o.shop_id = ${shopId} and o.order_number = ${number}`,
  )
  if (!row) return null
  const { proof, ...rest } = row.order
  const { placedAt, updatedAt, payment, heldUntil, readyAt, buyer, promisedUntil: until } = rest
  const order: ShopOrder = {
    ...rest,
    ...(proof && { proof: { ...proof, receivedAt: isoTime(proof.receivedAt) } }),
    buyer: { ...buyer, phoneShown: shownPhone(buyer.phone, row.country) },
    payment: payment && { ...payment, updatedAt: isoTime(payment.updatedAt) },
    heldUntil: heldUntil && isoTime(heldUntil),
    readyAt: readyAt && isoTime(readyAt),
    promisedUntil: until && isoTime(until),
    placedAt: isoTime(placedAt),
    updatedAt: isoTime(updatedAt),
  }
  return { order, accessKey: row.accessKey }
}

const isoTime = (time: string) => new Date(time).toISOString()

/** Serialises attempts with the same key: the later ones wait for the first. */
export async function lockKey(tx: Tx, shopId: ShopId, key: string): Promise<void> {
  await execute(tx, sql`select pg_advisory_xact_lock(hashtextextended(${key}::text, ${shopId}::bigint))`)
}

const KeyRow = z.object({ number: z.int(), digest: z.string() })

/** The order that was placed with this key since that time. */
export async function findKey(
  tx: Tx,
  shopId: ShopId,
  key: string,
  since: Date,
): Promise<{ readonly number: OrderNumber; readonly digest: string } | null> {
  const [row] = await query(
    tx,
    KeyRow,
    sql`
      select order_number as number, digest from order_keys
      where shop_id = ${shopId} and key = ${key} and created_at > ${since}`,
  )
  return row ?? null
}

/** Deletes keys from before this time, in small batches, without rows that another process is deleting already. */
export async function forgetKeys(tx: Tx, shopId: ShopId, before: Date): Promise<void> {
  await execute(
    tx,
    sql`
      delete from order_keys k using (
        select key from order_keys where shop_id = ${shopId} and created_at <= ${before} limit 50 for update skip locked
      ) old where k.shop_id = ${shopId} and k.key = old.key`,
  )
}

/** Takes sold units from locked rows, all lines of a row together; the stock movements contain the order's number. */
export async function takeStock(
  tx: Tx,
  shopId: ShopId,
  number: OrderNumber,
  lines: readonly (StockKey & { readonly quantity: number })[],
): Promise<void> {
  const byKey = new Map<string, StockKey & { readonly quantity: number }>()
  for (const line of lines) {
    const key = `${line.productId}.${line.variantId}`
    byKey.set(key, { ...line, quantity: line.quantity + (byKey.get(key)?.quantity ?? 0) })
  }
  const sold = [...byKey.values()]
  await setLocal(tx, { order: String(number) })
  const taken = await execute(
    tx,
    sql`
      update stock set units = units - w.quantity, sold = sold + w.quantity
      from (
        select * from unnest(
          ${sql.param(sold.map(({ productId }) => productId))}::integer[],
          ${sql.param(sold.map(({ variantId }) => variantId))}::integer[],
          ${sql.param(sold.map(({ quantity }) => quantity))}::integer[]) w (product_id, variant_id, quantity)
      ) w
      where stock.shop_id = ${shopId} and stock.product_id = w.product_id and stock.variant_id = w.variant_id`,
  )
  if (taken !== sold.length) throw new Error(`order ${number} of shop ${shopId}: a stock row has vanished`)
}

const NumberRow = z.object({ number: z.int() })

export async function nextOrderNumber(tx: Tx): Promise<OrderNumber> {
  const [row] = await query(tx, NumberRow, sql`select nextval('order_numbers') as number`)
  if (!row) throw new Error('the sequence of order numbers gave none')
  return row.number
}

/** The rows of a new order. */
export type NewOrder = {
  readonly order: typeof orders.$inferInsert
  readonly lines: readonly Omit<typeof orderLines.$inferInsert, 'shopId' | 'number' | 'position'>[]
  readonly key: string
  readonly digest: string
  /** The author in its history; the shopper if left out. */
  readonly who?: string
}

export async function insertOrder(tx: Tx, { order, lines, key, digest, who = 'shopper' }: NewOrder): Promise<void> {
  const { shopId, number, placedAt: at } = order
  await tx.insert(orders).values(order)
  await tx.insert(orderLines).values(lines.map((line, position) => ({ ...line, shopId, number, position })))
  await tx.insert(orderEvents).values({ shopId, number, at, who, about: 'order', to: order.status })
  await tx
    .insert(orderKeys)
    .values({ shopId, key, digest, number, createdAt: at })
    // A row can only exist already if the key is so old that it counts as unknown.
    .onConflictDoUpdate({ target: [orderKeys.shopId, orderKeys.key], set: { digest, number, createdAt: at } })
}

const CountRow = z.object({ count: z.int() })

/** How many orders were placed in the shop since then. */
export async function countPlacedSince(tx: Tx, shopId: ShopId, since: Date): Promise<number> {
  const [row] = await query(
    tx,
    CountRow,
    sql`select count(*) from orders where shop_id = ${shopId} and placed_at > ${since}`,
  )
  return row?.count ?? 0
}
