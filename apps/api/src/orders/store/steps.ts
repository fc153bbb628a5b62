import type { OrderNumber, ShopId } from '@store/core'
import { sql } from 'drizzle-orm'
import * as z from 'zod'
import { StockKeyRow } from '../../catalog/rows.ts'
import type { StockKey } from '../../catalog/store/stock.ts'
import type { Tx } from '../../database/open.ts'
import { execute, type FieldsOf, query, setLocal } from '../../database/query.ts'
import { IS_CHAT } from './chats.ts'

/** Units of a stock row. */
export type Units = StockKey & { readonly quantity: number }

/** A step that can still be undone. */
export type OrderStepRow = {
  readonly until: Date
  readonly takenBy: string | null
  /** Whether the order is as the step left it. */
  readonly untouched: boolean
  readonly usedCoupon: boolean
  readonly usesCoupon: boolean
  /** Whether its units were back in stock before the step, and are now. */
  readonly wasReleased: boolean
  readonly released: boolean
  readonly returned: readonly Units[]
}

/** The columns of an order that steps change. JSON keeps microseconds of times. */
const CHANGED = sql.raw(
  `jsonb_build_object(${[
    'status',
    'shipment',
    'carrier',
    'held_until',
    'released_at',
    'lapsed',
    'confirm_tries',
    'ready_at',
    'updated_at',
    'delivery',
    'buyer_name',
    'buyer_phone',
    'payment_method',
    'shipping',
    'total',
  ]
    .map((name) => `'${name}', o.${name}`)
    .join(', ')})`,
)
const usesCoupon = (shopId: ShopId, number: OrderNumber) => sql`(
  select count(*) > 0 from coupon_uses u where u.shop_id = ${shopId} and u.order_number = ${number})`
/** The last history entry with a change: opened chats do not count. */
const lastEvent = (shopId: ShopId, number: OrderNumber) => sql`(
  select coalesce(max(e.id), 0) from order_events e
  where e.shop_id = ${shopId} and e.order_number = ${number} and not e.undone and not ${IS_CHAT})`

/** A hash of the order's state after a step, without personal data. */
const standing = (shopId: ShopId, number: OrderNumber) => sql`to_jsonb(encode(sha256(convert_to(
  (${CHANGED} || jsonb_build_object('last_event', ${lastEvent(shopId, number)}))::text, 'UTF8')), 'hex'))`
/** The columns before a step; those that it did not change have their present values. */
const BEFORE = sql`(${CHANGED} || t.before)`

const IdRow = z.object({ id: z.int() })

/** Stores an order's state before a step, until `endStep`; the caller has locked it. */
export async function beginStep(
  tx: Tx,
  shopId: ShopId,
  number: OrderNumber,
  { until, takenBy }: { readonly until: Date; readonly takenBy: string },
): Promise<number> {
  const [row] = await query(
    tx,
    IdRow,
    sql`
      insert into order_steps (shop_id, order_number, until, taken_by, before, last_event, used_coupon)
      select o.shop_id, o.order_number, ${until}, ${takenBy}, ${CHANGED}, ${lastEvent(shopId, number)}, ${usesCoupon(shopId, number)}
      from orders o where o.shop_id = ${shopId} and o.order_number = ${number} returning id`,
  )
  if (!row) throw new Error(`order ${number} of shop ${shopId}: a step was not written`)
  return row.id
}

/**
 * Reduces the stored state to the columns that the step has changed, so that a name or an address is only kept if it
 * changed. Also stores which of these units returned to stock: products may have been deleted.
 */
export async function endStep(
  tx: Tx,
  shopId: ShopId,
  number: OrderNumber,
  { id, returned }: { readonly id: number; readonly returned: readonly Units[] },
): Promise<void> {
  const units = returned.map(({ productId, variantId, quantity }) => ({ productId, variantId, quantity }))
  // Read first: in an update, a distributed database does not accept stable functions of columns, such as
  // `jsonb_build_object`.
  const [kept] = await query(
    tx,
    EndedStepRow,
    sql`
      select (${standing(shopId, number)})::text as after, (
        select coalesce(jsonb_object_agg(was.key, was.value), '{}') from jsonb_each(t.before) was
        where was.value is distinct from ${CHANGED} -> was.key)::text as before, (
        select coalesce(jsonb_agg(to_jsonb(w)), '[]')
        from jsonb_to_recordset(${JSON.stringify(units)}::jsonb) w ("productId" integer, "variantId" integer, quantity integer)
        join stock s on s.shop_id = ${shopId} and s.product_id = w."productId" and s.variant_id = w."variantId")::text as returned
      from order_steps t join orders o on o.shop_id = t.shop_id and o.order_number = t.order_number
      where t.shop_id = ${shopId} and t.order_number = ${number} and t.id = ${id}`,
  )
  if (!kept) return
  await execute(
    tx,
    sql`
      update order_steps set after = ${kept.after}::jsonb, before = ${kept.before}::jsonb, returned = ${kept.returned}::jsonb
      where shop_id = ${shopId} and order_number = ${number} and id = ${id}`,
  )
}

const EndedStepRow = z.object({ after: z.string(), before: z.string(), returned: z.string() })

const StepRow = z.object({
  until: z.date(),
  takenBy: z.string().nullable(),
  untouched: z.boolean(),
  usedCoupon: z.boolean(),
  usesCoupon: z.boolean(),
  wasReleased: z.boolean(),
  released: z.boolean(),
  returned: z.array(z.object({ productId: z.int(), variantId: z.int(), quantity: z.int() } satisfies FieldsOf<Units>)),
} satisfies FieldsOf<OrderStepRow>)

/** Null: there is no such step of the order, or it was undone. */
export async function findStep(tx: Tx, shopId: ShopId, number: OrderNumber, id: number): Promise<OrderStepRow | null> {
  const [row] = await query(
    tx,
    StepRow,
    sql`
      select t.until, t.taken_by as "takenBy", t.after = ${standing(shopId, number)} as untouched,
        t.used_coupon as "usedCoupon", ${usesCoupon(shopId, number)} as "usesCoupon",
        ${BEFORE} ->> 'released_at' is not null as "wasReleased", o.released_at is not null as released, t.returned
      from order_steps t join orders o on o.shop_id = t.shop_id and o.order_number = t.order_number
      where t.shop_id = ${shopId} and t.order_number = ${number} and t.id = ${id}`,
  )
  return row ?? null
}

const BeforeRow = z.object({ before: z.string() })

/** Restores the order as it was before the step, and marks the step's history entries as undone. */
export async function restoreOrder(tx: Tx, shopId: ShopId, number: OrderNumber, id: number): Promise<void> {
  const [was] = await query(
    tx,
    BeforeRow,
    sql`
      select ${BEFORE}::text as before
      from order_steps t join orders o on o.shop_id = t.shop_id and o.order_number = t.order_number
      where t.shop_id = ${shopId} and t.order_number = ${number} and t.id = ${id}`,
  )
  if (!was) return
  await execute(
    tx,
    sql`
      update orders set status = b.status, shipment = b.shipment, carrier = b.carrier,
        held_until = b.held_until, released_at = b.released_at, lapsed = b.lapsed, confirm_tries = b.confirm_tries,
        ready_at = b.ready_at, updated_at = b.updated_at, delivery = b.delivery, buyer_name = b.buyer_name,
        buyer_phone = b.buyer_phone, payment_method = b.payment_method, shipping = b.shipping, total = b.total
      from jsonb_to_record(${was.before}::jsonb) b (status text, shipment text, carrier jsonb, held_until timestamptz,
        released_at timestamptz, lapsed boolean, confirm_tries integer, ready_at timestamptz, updated_at timestamptz, delivery jsonb,
        buyer_name text, buyer_phone text, payment_method text, shipping bigint, total bigint)
      where orders.shop_id = ${shopId} and orders.order_number = ${number}`,
  )
  await execute(
    tx,
    sql`
      update order_events e set undone = true from order_steps t
      where t.shop_id = ${shopId} and t.order_number = ${number} and t.id = ${id}
        and e.shop_id = ${shopId} and e.order_number = t.order_number and e.id > t.last_event
        and not ${IS_CHAT}`,
  )
  await execute(tx, sql`delete from order_steps where shop_id = ${shopId} and order_number = ${number} and id = ${id}`)
}

const LeftRow = StockKeyRow.extend({ units: z.int() })

/** Takes units from locked stock rows again, all or none. Null: there are too few; else whether something is sold out now. */
export async function takeUnits(
  tx: Tx,
  shopId: ShopId,
  number: OrderNumber,
  units: readonly Units[],
): Promise<{ readonly soldOut: boolean } | null> {
  await setLocal(tx, { order: String(number) })
  const left = await query(
    tx,
    LeftRow,
    sql`
      update stock set units = stock.units - w.quantity, sold = stock.sold + w.quantity
      from (
        select * from unnest(
          ${sql.param(units.map(({ productId }) => productId))}::integer[],
          ${sql.param(units.map(({ variantId }) => variantId))}::integer[],
          ${sql.param(units.map(({ quantity }) => quantity))}::integer[]) w (product_id, variant_id, quantity)
      ) w
      where stock.shop_id = ${shopId} and stock.product_id = w.product_id and stock.variant_id = w.variant_id
        and stock.units >= w.quantity
      returning stock.product_id as "productId", stock.variant_id as "variantId", stock.units`,
  )
  return left.length < units.length ? null : { soldOut: left.some(({ units: rest }) => rest === 0) }
}
