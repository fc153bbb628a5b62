import type { Product, ShopId, VariantId } from '@store/core'
import { type SQL, sql } from 'drizzle-orm'
import * as z from 'zod'
import type { FieldsOf } from '../../database/query.ts'
import { SHOWN_FACTS } from '../../media/pictures.ts'
import {
  ConditionColumn,
  DimensionsJson,
  FactJson,
  OptionJson,
  ProductMessageJson,
  ShownImageJson,
  StoredVariantJson,
} from '../rows.ts'
import type { StoredVariant } from '../schema.ts'

/** The images of a row `p` of products with the facts of each. A subquery for each image looks it up in the index. */
const shownImages = (shopId: ShopId) => sql`(
    select coalesce(json_agg(i.image || coalesce((
      select jsonb_build_object('facts', ${SHOWN_FACTS}) from pictures k
      where k.shop_id = ${shopId} and k.src = i.image ->> 'src' and k.facts is not null), '{}') order by i.place), '[]')
    from jsonb_array_elements(p.images) with ordinality i (image, place))`

/** The JSON of a row `p` of products with its category `c`: built in the database, read in one piece. */
const productJson = (shopId: ShopId, facts: SQL, more: SQL) => sql`json_build_object(
  'id', p.id, 'slug', p.slug, 'name', p.name, 'price', p.price, 'compareAt', p.compare_at,
  'promotion', case when p.compare_at is not null
    then json_build_object('percent', round(100 - 100.0 * p.price / p.compare_at)::integer) end,
  'options', p.options, 'variants', p.variants,
  'stock', (
    select json_object_agg(u.variant_id, u.units) from stock u where u.shop_id = ${shopId} and u.product_id = p.id),
  'active', p.active, 'featured', p.featured, 'freeShipping', p.free_shipping, 'condition', p.condition,
  'summary', p.summary, 'images', ${shownImages(shopId)},
  'category', case when c.id is not null then json_build_object('id', c.id, 'name', c.name) end,
  'subcategoryId', p.subcategory_id, 'sku', p.sku, 'brand', p.brand, 'warranty', p.warranty,
  'dimensions', p.dimensions, 'supplier', p.supplier, 'tagValues', p.tag_values, 'maxQuantity', p.max_quantity,
  'message', p.message, 'barcode', p.barcode, 'facts', ${facts}${more})`
/** For a product's own page. */
export const wholeProduct = (shopId: ShopId): SQL =>
  productJson(shopId, sql`p.facts`, sql`, 'seoTitle', p.seo_title, 'seoDescription', p.seo_description`)
/** In a list only the first few facts, to keep the page small. */
export const listedProduct = (shopId: ShopId): SQL =>
  productJson(shopId, sql`jsonb_path_query_array(p.facts, '$[0 to 7]')`, sql``)

/** Units by variant id; under 0 those of the product itself. */
type Stock = Readonly<Record<VariantId, number>>
/** Fields that few products have: `productFrom` leaves them out of the others. */
type RareField = 'barcode' | 'seoTitle' | 'seoDescription'
type StoredProduct = Omit<Product, 'variants' | 'units' | RareField> & {
  readonly [Name in RareField]?: string | null
} & {
  readonly variants: readonly StoredVariant[]
  readonly stock: Stock | null
}
export const ProductJson = z.object({
  id: z.int(),
  slug: z.string(),
  name: z.string(),
  price: z.int().nullable(),
  compareAt: z.int().nullable(),
  promotion: z.object({ percent: z.int() }).nullable(),
  options: z.array(OptionJson),
  variants: z.array(StoredVariantJson),
  stock: z.record(z.string(), z.int()).nullable(),
  active: z.boolean(),
  featured: z.boolean(),
  freeShipping: z.boolean(),
  condition: ConditionColumn,
  summary: z.string().nullable(),
  images: z.array(ShownImageJson),
  category: z.object({ id: z.int(), name: z.string() }).nullable(),
  subcategoryId: z.int().nullable(),
  sku: z.string().nullable(),
  brand: z.string().nullable(),
  warranty: z.string().nullable(),
  dimensions: DimensionsJson.nullable(),
  supplier: z.string().nullable(),
  tagValues: z.array(z.int()),
  maxQuantity: z.int().nullable(),
  message: ProductMessageJson.nullable(),
  barcode: z.string().nullable(),
  seoTitle: z.string().nullish(),
  seoDescription: z.string().nullish(),
  facts: z.array(FactJson),
} satisfies FieldsOf<StoredProduct>)

export function productFrom({ variants, stock, barcode, seoTitle, seoDescription, ...row }: StoredProduct): Product {
  return {
    ...row,
    ...(barcode && { barcode }),
    ...(seoTitle && { seoTitle }),
    ...(seoDescription && { seoDescription }),
    variants: variants.map((variant) => ({ ...variant, units: stock?.[variant.id] ?? 0 })),
    units: stock?.[0] ?? 0,
  }
}

export const WITH_CATEGORY = sql`left join categories c on c.shop_id = p.shop_id and c.id = p.category_id`
