import type { ShopId } from '@store/core'
import { sql } from 'drizzle-orm'

/**
 * Joins the stock row `s` of a variant `v` of a shop's product `p`. `limit 1` has PostgreSQL read one row by its key: as a plain join it
 * reads all rows of the product and compares each variant with each, which takes a second for a product of 2,000.
 */
export const stockOfVariant = (shopId: ShopId) => sql`left join lateral (
  select units, stated_units, sold from stock
  where shop_id = ${shopId} and product_id = p.id and variant_id = (v ->> 'id')::integer limit 1
) s on true`
