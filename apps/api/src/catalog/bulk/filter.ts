import type { Input, manageEndpoints } from '@store/api-client/manage'
import type { ProductId, ShopId } from '@store/core'
import { type SQL, sql } from 'drizzle-orm'
import * as z from 'zod'
import type { Tx } from '../../database/open.ts'
import { query } from '../../database/query.ts'

type Bulk = Input<(typeof manageEndpoints)['bulkProducts']>['body']
/** Which products: those that fit everything that is given. */
export type ProductFilter = Bulk['filter']
/** What is done to each of them. */
export type ProductsChange = Bulk['change']

/** Returns a product with this price, or with one variant at this price; null: all of them. */
export function fits(shopId: ShopId, filter: ProductFilter): SQL {
  const { ids = null, q = null, categoryId, subcategoryId = null, tag = null, brand = null } = filter
  const { active = null, onOffer = null, inStock = null } = filter
  return sql`p.shop_id = ${shopId} and p.deleted_at is null
    and (${ids === null} or p.id = any (${sql.param(ids ?? [])}::integer[]))
    and (${q}::text is null or p.id::text = ${q} or p.reference = ${q} or p.sku = ${q}
      or (feria_plain(${q}) <> '' and position(feria_plain(${q}) in p.plain_name) > 0)
      or exists (select 1 from jsonb_array_elements(p.variants) v where v ->> 'sku' = ${q}))
    and (${categoryId === undefined} or p.category_id is not distinct from ${categoryId ?? null}::integer)
    and (${subcategoryId}::integer is null or p.subcategory_id = ${subcategoryId})
    and (${tag}::integer is null or p.tag_values @> array[${tag}]::integer[])
    and (${brand}::text is null or p.brand = ${brand})
    and (${active}::boolean is null or p.active = ${active})
    and (${onOffer}::boolean is null or ${onOffer} = (p.compare_at is not null or exists (
      select 1 from jsonb_array_elements(p.variants) v where jsonb_typeof(v -> 'compareAt') = 'number')))
    and (${inStock}::boolean is null or ${inStock} = exists (
      select 1 from stock s where s.shop_id = ${shopId} and s.product_id = p.id and s.units > 0))`
}

const CountRow = z.object({ count: z.int(), last: z.int().nullable() })

/** Not higher than what a product's own form accepts. */
export async function countFitting(
  tx: Tx,
  shopId: ShopId,
  filter: ProductFilter,
): Promise<{ readonly count: number; readonly last: ProductId }> {
  const [row] = await query(
    tx,
    CountRow,
    sql`select count(*)::integer as count, max(p.id) as last from products p where ${fits(shopId, filter)}`,
  )
  return { count: row?.count ?? 0, last: row?.last ?? 0 }
}
