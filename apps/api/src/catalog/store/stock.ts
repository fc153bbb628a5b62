import type { ProductId, ShopId } from '@store/core'
import { sql } from 'drizzle-orm'
import * as z from 'zod'
import type { Tx } from '../../database/open.ts'
import { execute, type FieldsOf, query } from '../../database/query.ts'
import { bumpVersion } from '../../shops/store/shops.ts'

/** A stock row: of a product, with variant 0, or of one of its variants. */
export type StockKey = { readonly productId: ProductId; readonly variantId: number }

const stockKeys = (keys: readonly StockKey[]) => sql`unnest(
  ${sql.param(keys.map(({ productId }) => productId))}::integer[],
  ${sql.param(keys.map(({ variantId }) => variantId))}::integer[])`

/** In key order, like everybody who changes stock, so that nobody waits in a circle. */
export async function lockStock(tx: Tx, shopId: ShopId, keys: readonly StockKey[]): Promise<void> {
  await execute(
    tx,
    sql`
      select from stock where shop_id = ${shopId} and (product_id, variant_id) in (select * from ${stockKeys(keys)})
      order by product_id, variant_id for update`,
  )
}

const CountRow = z.object({ count: z.int() })

/** Products of the shop, switched off or not. */
export async function countProducts(tx: Tx, shopId: ShopId): Promise<number> {
  const [row] = await query(
    tx,
    CountRow,
    sql`select count(*)::integer as count from products where shop_id = ${shopId}`,
  )
  return row?.count ?? 0
}

/** What an operator sees of a product. */
export type StockedProduct = {
  readonly id: ProductId
  readonly reference: string
  readonly name: string
  readonly sku: string | null
  readonly price: number | null
  readonly active: boolean
  readonly units: number
  readonly sold: number
  readonly variants: readonly {
    readonly id: number
    readonly values: readonly string[]
    readonly sku: string | null
    readonly enabled: boolean
    readonly price: number
    readonly units: number
  }[]
}
const StockedProductJson = z.object({
  id: z.int(),
  reference: z.string(),
  name: z.string(),
  sku: z.string().nullable(),
  price: z.int().nullable(),
  active: z.boolean(),
  units: z.int(),
  sold: z.int(),
  variants: z.array(
    z.object({
      id: z.int(),
      values: z.array(z.string()),
      sku: z.string().nullable(),
      enabled: z.boolean(),
      price: z.int(),
      units: z.int(),
    } satisfies FieldsOf<StockedProduct['variants'][number]>),
  ),
} satisfies FieldsOf<StockedProduct>)

const StockedProductRow = z.object({ product: StockedProductJson })

/**
 * Products in the merchant's order, switched off or not; with `search`, those whose name, reference, SKU or number has
 * it. With variants, `units` are those of all of them.
 */
export async function listStock(
  tx: Tx,
  shopId: ShopId,
  { search, limit }: { readonly search: string | null; readonly limit: number },
): Promise<readonly StockedProduct[]> {
  const rows = await query(
    tx,
    StockedProductRow,
    sql`
      select json_build_object(
        'id', p.id, 'reference', p.reference, 'name', p.name, 'sku', p.sku, 'price', p.price, 'active', p.active,
        'units', coalesce(u.units, 0), 'sold', coalesce(u.sold, 0),
        'variants', (
          select coalesce(json_agg(json_build_object(
            'id', (v ->> 'id')::integer, 'values', v -> 'values', 'sku', v -> 'sku', 'enabled', v -> 'enabled',
            'price', v -> 'price', 'units', coalesce(s.units, 0)) order by place), '[]')
          from jsonb_array_elements(p.variants) with ordinality each (v, place)
          left join stock s on s.shop_id = p.shop_id and s.product_id = p.id and s.variant_id = (v ->> 'id')::integer)
      ) as product
      from products p left join lateral (
        select sum(units)::integer as units, sum(sold)::integer as sold from stock
        where shop_id = p.shop_id and product_id = p.id
      ) u on true
      where p.shop_id = ${shopId} and (
        ${search}::text is null or p.id::text = ${search} or p.reference = ${search} or p.sku = ${search}
        or (feria_plain(${search}) <> '' and position(feria_plain(${search}) in p.plain_name) > 0)
        or exists (select from jsonb_array_elements(p.variants) v where v ->> 'sku' = ${search}))
      order by p.position desc, p.id limit ${limit}`,
  )
  return rows.map(({ product }) => product)
}

const UnitsRow = z.object({ before: z.int() })

/**
 * How many units there are from now on, counted by hand. Answers how many there were; null: no such stock. What the
 * merchant's file said last stays noted, so that the same file does not undo the count.
 */
export async function setStock(tx: Tx, shopId: ShopId, key: StockKey, units: number): Promise<number | null> {
  await lockStock(tx, shopId, [key])
  const [row] = await query(
    tx,
    UnitsRow,
    sql`
      update stock set units = ${units} from stock before
      where stock.shop_id = ${shopId} and stock.product_id = ${key.productId} and stock.variant_id = ${key.variantId}
        and before.shop_id = ${shopId} and before.product_id = stock.product_id and before.variant_id = stock.variant_id
      returning before.units as before`,
  )
  if (!row) return null
  // Pages say whether it can be bought, not how many there are.
  if ((row.before === 0) !== (units === 0)) await bumpVersion(tx, shopId)
  return row.before
}
