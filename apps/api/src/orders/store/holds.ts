import {
  DEFAULT_CONFIRM_HOURS,
  type OnlinePaymentMethod,
  type OrderNumber,
  type PaymentMethod,
  type ShopId,
} from '@store/core'
import { sql } from 'drizzle-orm'
import * as z from 'zod'
import { StockKeyRow } from '../../catalog/rows.ts'
import { lockStock } from '../../catalog/store/stock.ts'
import type { Tx } from '../../database/open.ts'
import { execute, query, setLocal } from '../../database/query.ts'

const ConfirmRow = z.object({ hours: z.int() })

/** For how many hours an order that is paid by hand reserves its units, waiting for the shop to confirm it. */
export async function findConfirmHours(tx: Tx, shopId: ShopId): Promise<number> {
  const [row] = await query(tx, ConfirmRow, sql`select confirm_hours as hours from shops where shop_id = ${shopId}`)
  return row?.hours ?? DEFAULT_CONFIRM_HOURS
}

/** Sets until when an order's units are reserved for the payment; null: without a time limit. */
export async function holdUntil(tx: Tx, shopId: ShopId, number: OrderNumber, until: Date | null): Promise<void> {
  await execute(tx, sql`update orders set held_until = ${until} where shop_id = ${shopId} and order_number = ${number}`)
}

/** Records when an order's units returned to stock; null: they are taken again. */
export async function setReleased(tx: Tx, shopId: ShopId, number: OrderNumber, at: Date | null): Promise<void> {
  await execute(tx, sql`update orders set released_at = ${at} where shop_id = ${shopId} and order_number = ${number}`)
}

export async function setPaymentMethod(
  tx: Tx,
  shopId: ShopId,
  number: OrderNumber,
  method: PaymentMethod | OnlinePaymentMethod,
): Promise<void> {
  await execute(
    tx,
    sql`update orders set payment_method = ${method} where shop_id = ${shopId} and order_number = ${number}`,
  )
}

const WantedRow = StockKeyRow.extend({ name: z.string(), quantity: z.int(), units: z.int().nullable() })

/** Whether all units of an order are available now. */
export async function isLeft(tx: Tx, shopId: ShopId, number: OrderNumber): Promise<boolean> {
  const missing = await execute(
    tx,
    sql`
      select 1 from (
        select product_id, coalesce(variant_id, 0) as variant_id, sum(quantity) as quantity
        from order_lines where shop_id = ${shopId} and order_number = ${number} group by 1, 2) w
      left join stock s
        on s.shop_id = ${shopId} and s.product_id = w.product_id and s.variant_id = w.variant_id
      where coalesce(s.units, 0) < w.quantity limit 1`,
  )
  return missing === 0
}

/**
 * Takes an order's units from stock again, all or none, with rows locked in key order, as all code does. `missing`:
 * products with too few units; then nothing was taken. `soldOut`: whether something is sold out now.
 */
export async function takeAgain(
  tx: Tx,
  shopId: ShopId,
  number: OrderNumber,
): Promise<{ readonly missing: readonly string[]; readonly soldOut: boolean }> {
  const required = sql`
    select product_id, coalesce(variant_id, 0) as variant_id, min(name) as name, sum(quantity)::integer as quantity
    from order_lines where shop_id = ${shopId} and order_number = ${number} group by 1, 2`
  const keys = await query(
    tx,
    StockKeyRow,
    sql`select w.product_id as "productId", w.variant_id as "variantId" from (${required}) w order by 1, 2`,
  )
  await lockStock(tx, shopId, keys)
  const found = await query(
    tx,
    WantedRow,
    sql`
      select w.product_id as "productId", w.variant_id as "variantId", w.name, w.quantity, s.units
      from (${required}) w left join stock s
        on s.shop_id = ${shopId} and s.product_id = w.product_id and s.variant_id = w.variant_id`,
  )
  const missing = found.filter(({ units, quantity }) => (units ?? 0) < quantity).map(({ name }) => name)
  if (missing.length > 0) return { missing, soldOut: false }
  await setLocal(tx, { order: String(number) })
  await execute(
    tx,
    sql`
      update stock set units = stock.units - w.quantity, sold = stock.sold + w.quantity from (${required}) w
      where stock.shop_id = ${shopId} and stock.product_id = w.product_id and stock.variant_id = w.variant_id`,
  )
  return { missing, soldOut: found.some(({ units, quantity }) => units === quantity) }
}
