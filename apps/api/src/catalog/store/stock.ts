import { gtinOf, PRODUCT_LIMITS, type ProductId, type ShopId } from '@store/core'
import { sql } from 'drizzle-orm'
import * as z from 'zod'
import type { Tx } from '../../database/open.ts'
import { execute, type FieldsOf, query } from '../../database/query.ts'
import { bumpVersion } from '../../shops/store/shops.ts'
import { StockKeyRow } from '../rows.ts'
import { IS_SOLD } from './product-filter.ts'
import { daysLeft, soldLately } from './sold-lately.ts'

/** A stock row: of a product, with variant 0, or of one of its variants. */
export type StockKey = { readonly productId: ProductId; readonly variantId: number }

const stockKeys = (keys: readonly StockKey[]) => sql`unnest(
  ${sql.param(keys.map(({ productId }) => productId))}::integer[],
  ${sql.param(keys.map(({ variantId }) => variantId))}::integer[])`

/** In key order, as all code that changes stock does, so that there are no deadlocks. */
export async function lockStock(tx: Tx, shopId: ShopId, keys: readonly StockKey[]): Promise<void> {
  await execute(
    tx,
    sql`
      select 1 from stock where shop_id = ${shopId} and (product_id, variant_id) in (select * from ${stockKeys(keys)})
      order by product_id, variant_id for update`,
  )
}

/** A count, or a change, of a stock row. */
export type Adjustment = {
  readonly productId: ProductId
  readonly variantId?: number
  /** The counted units. */
  readonly count?: number
  /** The recorded units when counting began. */
  readonly seen?: number
  /** The change in units. */
  readonly delta?: number
}

type Adjusted = StockKey & {
  readonly outcome: 'adjusted' | 'unknown' | 'tooFew' | 'tooMany'
  readonly before: number | null
  readonly units: number | null
}

const UnitsRow = StockKeyRow.extend({ units: z.int() })

/**
 * Counts or changes units by hand, one entry after the other, each with its own result. Units sold since the count began
 * are subtracted from it. The record of the last file's number stays, so that the same file does not undo a count.
 */
export async function adjustStock(
  tx: Tx,
  shopId: ShopId,
  adjustments: readonly Adjustment[],
): Promise<readonly Adjusted[]> {
  const keys = adjustments.map(({ productId, variantId = 0 }) => ({ productId, variantId }))
  await lockStock(tx, shopId, keys)
  const rows = await query(
    tx,
    UnitsRow,
    sql`
      select product_id as "productId", variant_id as "variantId", units from stock
      where shop_id = ${shopId} and (product_id, variant_id) in (select * from ${stockKeys(keys)})`,
  )
  const at = ({ productId, variantId }: StockKey) => `${productId} ${variantId}`
  const units = new Map(rows.map((row) => [at(row), row.units]))
  const answers = adjustments.map((adjustment, index): Adjusted => {
    const key = keys[index] ?? { productId: 0, variantId: 0 }
    const before = units.get(at(key))
    if (before === undefined) return { ...key, outcome: 'unknown', before: null, units: null }
    const after = unitsAfter(adjustment, before)
    if (after < 0) return { ...key, outcome: 'tooFew', before, units: before }
    if (after > PRODUCT_LIMITS.units) return { ...key, outcome: 'tooMany', before, units: before }
    units.set(at(key), after)
    return { ...key, outcome: 'adjusted', before, units: after }
  })
  const changed = rows.map((row) => ({ ...row, after: units.get(at(row)) ?? row.units }))
  const column = (name: 'productId' | 'variantId' | 'after') => sql.param(changed.map((row) => row[name]))
  await execute(
    tx,
    sql`
      update stock set units = w.units
      from unnest(${column('productId')}::integer[], ${column('variantId')}::integer[], ${column('after')}::integer[])
        as w (product_id, variant_id, units)
      where stock.shop_id = ${shopId} and stock.product_id = w.product_id and stock.variant_id = w.variant_id`,
  )
  // Pages show only whether it is sold out, not the units.
  if (changed.some(({ units, after }) => (units === 0) !== (after === 0))) await bumpVersion(tx, shopId)
  return answers
}

const unitsAfter = ({ count, seen, delta = 0 }: Adjustment, units: number): number =>
  count === undefined ? units + delta : Math.max(0, count + (seen === undefined ? 0 : units - seen))

/** Units of a product or a variant, with what identifies it. */
export type StockRow = StockKey & {
  readonly reference: string
  readonly name: string
  readonly values: readonly string[]
  readonly sku: string | null
  readonly barcode: string | null
  /** Of the product: at this many units or fewer, stock is low. */
  readonly lowAt: number | null
  readonly image: string | null
  readonly units: number
  readonly sold: number
  /** In the last 30 days. */
  readonly soldLately: number
  /** For how many days they last at recent sales; null: none was sold. */
  readonly daysLeft: number | null
}

type StockQuery = {
  readonly productId: ProductId | null
  /** Part of a name, or a complete reference, SKU, barcode or id. */
  readonly search: string | null
  /**
   * `out`: no units; `low`: at the product's low mark or below it, or without a mark, enough for two weeks at most; `idle`:
   * in stock, but none sold lately.
   */
  readonly view: 'out' | 'low' | 'idle' | null
  readonly after: StockKey | null
  readonly limit: number
}

const StockedRow = StockKeyRow.extend({
  reference: z.string(),
  name: z.string(),
  values: z.array(z.string()),
  sku: z.string().nullable(),
  barcode: z.string().nullable(),
  lowAt: z.int().nullable(),
  image: z.string().nullable(),
  units: z.int(),
  sold: z.int(),
  soldLately: z.int(),
  daysLeft: z.int().nullable(),
} satisfies FieldsOf<Omit<StockRow, keyof StockKey>>)

/**
 * A page of all stock rows, by product and variant. Orders whose units came back are not counted as sold. A product may have
 * thousands of variants: their JSON is expanded once per product, and only for products that match or are shown.
 */
export async function listStockRows(
  tx: Tx,
  shopId: ShopId,
  { productId, search, view, after, limit }: StockQuery,
): Promise<readonly StockRow[]> {
  const barcode = gtinOf(search) ?? search
  return query(
    tx,
    StockedRow,
    sql`
      with lately as (
        select l.product_id, coalesce(l.variant_id, 0) as variant_id, sum(l.quantity)::integer as units
        from ${soldLately(shopId)}
        group by l.product_id, coalesce(l.variant_id, 0)
      ), called as (
        select p.id from products p, feria_plain(${search}) plain
        where p.shop_id = ${shopId} and p.deleted_at is null and ${search}::text is not null
          and (p.id::text = ${search} or p.reference = ${search} or p.sku = ${search} or p.barcode = ${barcode}
            or (plain <> '' and position(plain in p.plain_name) > 0))
      ), coded as (
        select p.id as product_id, (each.variant ->> 'id')::integer as variant_id
        from products p cross join lateral jsonb_array_elements(p.variants) each (variant)
        where p.shop_id = ${shopId} and p.deleted_at is null and ${search}::text is not null
          and (each.variant ->> 'sku' = ${search} or each.variant ->> 'barcode' = ${barcode})
      ), page as (
        select s.product_id, s.variant_id, s.units, s.sold, n.units as lately
        from stock s join products p on p.shop_id = s.shop_id and p.id = s.product_id
        left join lately n on n.product_id = s.product_id and n.variant_id = s.variant_id
        where s.shop_id = ${shopId} and p.deleted_at is null
          and (${productId}::integer is null or s.product_id = ${productId})
          and (${search}::text is null or s.product_id in (select id from called)
            or (s.product_id, s.variant_id) in (select product_id, variant_id from coded))
          and (${view}::text is null or case ${view}
            when 'out' then s.units = 0
            when 'low' then case when p.low_at is not null then s.units <= p.low_at and ${IS_SOLD} else s.units > 0 and s.units * 30 <= n.units * 14 end
            else s.units > 0 and n.units is null end)
          and (s.product_id, s.variant_id) > (${after?.productId ?? 0}::integer, ${after?.variantId ?? -1}::integer)
        order by s.product_id, s.variant_id limit ${limit}
      ), shown as (
        select p.id as product_id, (each.variant ->> 'id')::integer as variant_id, each.variant
        from products p cross join lateral jsonb_array_elements(p.variants) each (variant)
        where p.shop_id = ${shopId} and p.id in (select product_id from page)
      )
      select s.product_id as "productId", s.variant_id as "variantId", p.reference, p.name,
        coalesce(v.variant -> 'values', '[]') as values,
        case when s.variant_id = 0 then p.sku else v.variant ->> 'sku' end as sku,
        case when s.variant_id = 0 then p.barcode else v.variant ->> 'barcode' end as barcode, p.low_at as "lowAt", p.images -> 0 ->> 'src' as image,
        s.units, s.sold, coalesce(s.lately, 0) as "soldLately",
        ${daysLeft(sql`s.units`, sql`s.lately`)} as "daysLeft"
      from page s join products p on p.shop_id = ${shopId} and p.id = s.product_id
      left join shown v on v.product_id = s.product_id and v.variant_id = s.variant_id
      order by s.product_id, s.variant_id`,
  )
}
