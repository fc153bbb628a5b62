import { type Amount, gtinOf, type ProductStatus, type ShopId } from '@store/core'
import { type SQL, sql } from 'drizzle-orm'
import { STATUS } from './product-status.ts'
import { bestSellers } from './sold-lately.ts'

/** The filters of the list of products. */
export type ProductQuery = {
  /** Part of a name, or a complete reference, SKU, barcode or id. */
  readonly search?: string | null | undefined
  /** For sale, or not. */
  readonly active?: boolean | undefined
  readonly status?: ProductStatus | undefined
  /** Only products in the bin, instead of all others. */
  readonly deleted?: boolean | undefined
  readonly category?: string | null | undefined
  readonly brand?: string | null | undefined
  /** A value of a filter tag. */
  readonly tag?: number | undefined
  readonly priceFrom?: Amount | undefined
  readonly priceTo?: Amount | undefined
  /** ISO-8601: changed since then, in anything but its units. */
  readonly changedSince?: string | undefined
  readonly stocked?: boolean | undefined
  readonly photo?: boolean | undefined
  readonly priced?: boolean | undefined
  readonly reduced?: boolean | undefined
  readonly low?: boolean | undefined
  /** Among the best sellers of the last 30 days. */
  readonly best?: boolean | undefined
}

/** Whether a row `s` of stock belongs to a product `p` itself, or to a variant of it that is enabled. */
export const IS_SOLD = sql`(s.variant_id = 0 or exists (
  select 1 from jsonb_array_elements(p.variants) v
  where v ->> 'id' = s.variant_id::text and (v ->> 'enabled')::boolean))`

/** The matching products: two parts of a `with`, of which the second, `chosen`, has these columns of each. */
export function chosen(shopId: ShopId, columns: SQL, asked: ProductQuery): SQL {
  const { search = null, active = null, status = null, deleted = false, category = null, brand = null } = asked
  const { priceFrom = null, priceTo = null, changedSince = null } = asked
  const { tag = null, stocked = null, photo = null, priced = null, reduced = null, low = null, best = null } = asked
  const barcode = gtinOf(search) ?? search
  return sql`
    asked as materialized (
      select feria_plain(${search}) as plain, jsonb_build_array(jsonb_build_object('sku', ${search}::text)) as sku,
        jsonb_build_array(jsonb_build_object('barcode', ${barcode}::text)) as barcode
    ), chosen as (
      select ${columns} from products p cross join asked left join categories c on c.shop_id = p.shop_id and c.id = p.category_id
      where p.shop_id = ${shopId} and (p.deleted_at is not null) = ${deleted}::boolean
        and (${search}::text is null or p.id::text = ${search} or p.reference = ${search} or p.sku = ${search}
          or p.barcode = ${barcode}
          or (asked.plain <> '' and position(asked.plain in p.plain_name) > 0)
          or p.variants @> asked.sku or p.variants @> asked.barcode)
        and (${active}::boolean is null or p.active = ${active})
        and (${status}::text is null or ${STATUS} = ${status})
        and (${category}::text is null or c.name = ${category})
        and (${brand}::text is null or p.brand = ${brand})
        and (${tag}::integer is null or ${tag} = any(p.tag_values))
        and (${photo}::boolean is null or (p.images <> '[]') = ${photo})
        and (${priced}::boolean is null or (coalesce(p.price, 0) > 0) = ${priced})
        and (${changedSince}::timestamptz is null or p.updated_at >= ${changedSince})
        and (${priceFrom}::bigint is null or p.price >= ${priceFrom})
        and (${priceTo}::bigint is null or p.price <= ${priceTo})
        and (${reduced}::boolean is null or (p.compare_at is not null) = ${reduced})
        and (${low}::boolean is null or (p.low_at is not null and exists (
          select 1 from stock s where s.shop_id = ${shopId} and s.product_id = p.id and s.units <= p.low_at
            and ${IS_SOLD})) = ${low})
        ${best === null ? sql`` : sql`and ${best ? sql`` : sql`not`} p.id = any (${bestSellers(shopId)})`}
        and (${stocked}::boolean is null or exists (
          select 1 from stock s where s.shop_id = ${shopId} and s.product_id = p.id and s.units > 0) = ${stocked})
    )`
}
