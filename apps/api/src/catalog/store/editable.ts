import type { EditableProduct, ProductId, ShopId } from '@store/core'
import { sql } from 'drizzle-orm'
import * as z from 'zod'
import type { Tx } from '../../database/open.ts'
import { type FieldsOf, query, utcText } from '../../database/query.ts'
import { ProductFields, VariantFields } from '../rows.ts'
import { chosen, type ProductQuery } from './product-filter.ts'
import { STATUS } from './product-status.ts'
import { saleEndOf } from './sale-ends.ts'
import { stockOfVariant } from './stock-of-variant.ts'

const EditableRow = z.object({
  ...ProductFields,
  id: z.int(),
  slug: z.string(),
  variants: z.array(
    z.object({ ...VariantFields, id: z.int() } satisfies FieldsOf<EditableProduct['variants'][number]>),
  ),
  tags: z.array(z.int()),
  taxId: z.int().nullable(),
  deletedAt: z.string().nullable(),
} satisfies FieldsOf<EditableProduct>)

const editable = (shopId: ShopId) => sql`
  select p.id, p.reference, p.slug, p.name, p.summary, p.description, p.price, p.compare_at as "compareAt",
    ${saleEndOf(shopId, sql`0`)} as "saleEnds", p.options, (
      select coalesce(json_agg(json_build_object(
        'id', (v ->> 'id')::integer, 'values', v -> 'values', 'price', v -> 'price', 'compareAt', v -> 'compareAt',
        'saleEnds', ${saleEndOf(shopId, sql`(v ->> 'id')::integer`)}, 'sku', v -> 'sku', 'barcode', v -> 'barcode', 'enabled', v -> 'enabled',
        'units', coalesce(s.units, 0)) order by place), '[]')
      from jsonb_array_elements(p.variants) with ordinality each (v, place)
      ${stockOfVariant(shopId)}
    ) as variants, coalesce(u.units, 0) as units, coalesce(u.sold, 0) as sold, p.active, ${STATUS} as status,
    ${utcText(sql`p.deleted_at`)} as "deletedAt", p.featured,
    p.free_shipping as "freeShipping", p.condition, c.name as category, b.name as subcategory, p.images, p.sku, p.barcode,
    p.low_at as "lowAt", p.seo_title as "seoTitle", p.seo_description as "seoDescription", p.tax_id as "taxId", p.brand,
    p.warranty, p.dimensions, p.supplier, p.max_quantity as "maxQuantity", p.message, p.tag_values as tags, p.position
  from products p
  left join categories c on c.shop_id = p.shop_id and c.id = p.category_id
  left join subcategories b on b.shop_id = p.shop_id and b.id = p.subcategory_id
  left join lateral (
    select sum(units)::integer as units, sum(sold)::integer as sold from stock
    where shop_id = ${shopId} and product_id = p.id
  ) u on true`

/** A product with all its editable fields, by its id; null: the shop has none. */
export async function findEditableProduct(tx: Tx, shopId: ShopId, id: ProductId): Promise<EditableProduct | null> {
  const rows = await query(tx, EditableRow, sql`${editable(shopId)} where p.shop_id = ${shopId} and p.id = ${id}`)
  return rows[0] ?? null
}

/** The requested products that the shop has, by reference. */
export async function findEditableProducts(
  tx: Tx,
  shopId: ShopId,
  references: readonly string[],
): Promise<readonly EditableProduct[]> {
  return query(
    tx,
    EditableRow,
    sql`${editable(shopId)} where p.shop_id = ${shopId} and p.reference = any(${sql.param(references)}::text[])`,
  )
}

/** The requested products that the shop has, by id. */
export function findEditableProductsById(
  tx: Tx,
  shopId: ShopId,
  ids: readonly ProductId[],
): Promise<readonly EditableProduct[]> {
  return query(
    tx,
    EditableRow,
    sql`${editable(shopId)} where p.shop_id = ${shopId} and p.id = any(${sql.param(ids)}::integer[]) order by p.id`,
  )
}

/** A page of the matching products in the merchant's order, after the product with this position and id. */
export async function listEditableProducts(
  tx: Tx,
  shopId: ShopId,
  asked: ProductQuery,
  {
    after,
    limit,
  }: { readonly after: { readonly position: number; readonly id: ProductId } | null; readonly limit: number },
): Promise<readonly EditableProduct[]> {
  // Without filters the whole catalogue is read along its index, instead of being searched again for each page.
  const isNarrowed = Object.values(asked).some((value) => value !== undefined && value !== null)
  return query(
    tx,
    EditableRow,
    sql`
      ${isNarrowed ? sql`with ${chosen(shopId, sql`p.id`, asked)}` : sql``}
      ${editable(shopId)} where p.shop_id = ${shopId}
        and ${isNarrowed ? sql`p.id in (select id from chosen)` : sql`p.deleted_at is null`}
        and (${after?.id ?? null}::integer is null or p.position < ${after?.position ?? 0}::integer
          or (p.position = ${after?.position ?? 0}::integer and p.id > ${after?.id ?? 0}::integer))
      order by p.position desc, p.id limit ${limit}`,
  )
}

const MostRow = z.object({ most: z.int() })

/** The largest number of options of any product. */
export async function countOptions(tx: Tx, shopId: ShopId): Promise<number> {
  const [row] = await query(
    tx,
    MostRow,
    sql`select coalesce(max(jsonb_array_length(options)), 0) as most from products where shop_id = ${shopId}`,
  )
  return row?.most ?? 0
}
