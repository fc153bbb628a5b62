import type { OrderLine, OrderNumber, ShopId } from '@store/core'
import { sql } from 'drizzle-orm'
import * as z from 'zod'
import { StockKeyRow } from '../../catalog/rows.ts'
import { lockStock, type StockKey } from '../../catalog/store/stock.ts'
import type { Tx } from '../../database/open.ts'
import { type FieldsOf, query, setLocal } from '../../database/query.ts'

/** Units of an order, all of its lines with the same stock row together. */
export type OrderUnits = StockKey & {
  readonly name: string
  readonly variant: OrderLine['variant']
  readonly quantity: number
}

const UnitsRow = z.object({
  productId: z.int(),
  variantId: z.int(),
  name: z.string(),
  variant: z.array(z.string()),
  quantity: z.int(),
} satisfies FieldsOf<OrderUnits>)

const ReturnedRow = StockKeyRow.extend({ wasOut: z.boolean() })

/** The units of an order that no refund has put back on sale, in the order of stock keys. */
export function listUnits(tx: Tx, shopId: ShopId, number: OrderNumber): Promise<readonly OrderUnits[]> {
  return query(
    tx,
    UnitsRow,
    sql`
      select product_id as "productId", variant_id as "variantId", min(name) as name, min(variant) as variant,
        sum(quantity)::integer as quantity
      from (
        select product_id, coalesce(variant_id, 0) as variant_id, name, variant, quantity from order_lines
        where shop_id = ${shopId} and order_number = ${number}
        union all
        select u."productId", u."variantId", null, null, -u.units
        from refunds r, jsonb_to_recordset(r.restocked) u ("productId" integer, "variantId" integer, units integer)
        where r.shop_id = ${shopId} and r.order_number = ${number}
      ) of_order
      group by 1, 2 having sum(quantity) > 0 order by 1, 2`,
  )
}

/** A product, or a variant of one, that an order sold out. */
export type SoldOut = StockKey & Pick<OrderUnits, 'name' | 'variant'>

const SoldOutRow = UnitsRow.omit({ quantity: true })

/**
 * What is sold out because of an order, in the order of its lines: rows of stock without units whose last movement is the
 * order's. One that was restocked, or sold out by a later order or by hand, is not in it.
 */
export const listSoldOut = (tx: Tx, shopId: ShopId, number: OrderNumber): Promise<readonly SoldOut[]> =>
  query(
    tx,
    SoldOutRow,
    sql`
      select l.product_id as "productId", l.variant_id as "variantId", l.name, l.variant
      from (
        select product_id, coalesce(variant_id, 0) as variant_id, min(name) as name, min(variant) as variant,
          min(position) as position
        from order_lines where shop_id = ${shopId} and order_number = ${number} group by 1, 2
      ) l
      join stock s on s.shop_id = ${shopId} and s.product_id = l.product_id and s.variant_id = l.variant_id
      where s.units = 0 and ${number} = (
        select m.order_number from stock_movements m
        where m.shop_id = ${shopId} and m.product_id = l.product_id and m.variant_id = l.variant_id
        order by m.id desc limit 1)
      order by l.position`,
  )

type ReturnedUnits = {
  /** Units that could not be put back, because their product or variant was deleted. */
  readonly toNothing: readonly string[]
  /** Whether something that was sold out can be bought again. */
  readonly backOnSale: boolean
}

/** Puts all units of an order that are still in the catalogue back into stock. */
export const returnStock = async (tx: Tx, shopId: ShopId, number: OrderNumber): Promise<ReturnedUnits> =>
  returnUnits(tx, shopId, number, await listUnits(tx, shopId, number))

/** Puts units of an order back into stock, with its rows locked in key order, as all code does. */
export async function returnUnits(
  tx: Tx,
  shopId: ShopId,
  number: OrderNumber,
  units: readonly OrderUnits[],
): Promise<ReturnedUnits> {
  if (units.length === 0) return { toNothing: [], backOnSale: false }
  await lockStock(tx, shopId, units)
  await setLocal(tx, { order: String(number) })
  const returned = await query(
    tx,
    ReturnedRow,
    sql`
      update stock set units = stock.units + w.quantity, sold = greatest(0, stock.sold - w.quantity)
      from (
        select * from unnest(
          ${sql.param(units.map(({ productId }) => productId))}::integer[],
          ${sql.param(units.map(({ variantId }) => variantId))}::integer[],
          ${sql.param(units.map(({ quantity }) => quantity))}::integer[]) w (product_id, variant_id, quantity)
      ) w
      where stock.shop_id = ${shopId} and stock.product_id = w.product_id and stock.variant_id = w.variant_id
      returning stock.product_id as "productId", stock.variant_id as "variantId", stock.units = w.quantity as "wasOut"`,
  )
  const toNothing = units.filter(
    ({ productId, variantId }) => !returned.some((row) => row.productId === productId && row.variantId === variantId),
  )
  return {
    toNothing: toNothing.map(({ name, variant }) => [name, ...variant].join(' · ')),
    backOnSale: returned.some(({ wasOut }) => wasOut),
  }
}
