import {
  type CatalogQuery,
  MAX_PAGE_SIZE,
  type Option,
  optionsFrom,
  type Product,
  type ProductId,
  type ProductPage,
  type SafeHtml,
  type ShopId,
  type Sort,
  type VariantId,
} from '@store/core'
import { type SQL, sql } from 'drizzle-orm'
import * as z from 'zod'
import { type Database, outsideShops, rowId, type Tx } from '../../database/open.ts'
import { type FieldsOf, query } from '../../database/query.ts'
import { SafeHtmlColumn } from '../../html/safe-html.ts'
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
import { KNOWN_TO_SHOPPERS } from './product-status.ts'

/** The images of a row `p` of products with the facts of each. A subquery for each image looks it up in the index. */
const SHOWN_IMAGES = sql`(
    select coalesce(json_agg(i.image || coalesce((
      select jsonb_build_object('facts', ${SHOWN_FACTS}) from pictures k
      where k.shop_id = p.shop_id and k.src = i.image ->> 'src' and k.facts is not null), '{}') order by i.place), '[]')
    from jsonb_array_elements(p.images) with ordinality i (image, place))`

/** The JSON of a row `p` of products with its category `c`: built in the database, read in one piece. */
const productJson = (facts: SQL, more: SQL) => sql`json_build_object(
  'id', p.id, 'slug', p.slug, 'name', p.name, 'price', p.price, 'compareAt', p.compare_at,
  'promotion', case when p.compare_at is not null
    then json_build_object('percent', round(100 - 100.0 * p.price / p.compare_at)::integer) end,
  'options', p.options, 'variants', p.variants,
  'stock', (
    select json_object_agg(u.variant_id, u.units) from stock u where u.shop_id = p.shop_id and u.product_id = p.id),
  'active', p.active, 'featured', p.featured, 'freeShipping', p.free_shipping, 'condition', p.condition,
  'summary', p.summary, 'images', ${SHOWN_IMAGES},
  'category', case when c.id is not null then json_build_object('id', c.id, 'name', c.name) end,
  'subcategoryId', p.subcategory_id, 'sku', p.sku, 'brand', p.brand, 'warranty', p.warranty,
  'dimensions', p.dimensions, 'supplier', p.supplier, 'tagValues', p.tag_values, 'maxQuantity', p.max_quantity,
  'message', p.message, 'barcode', p.barcode, 'facts', ${facts}${more})`
const WHOLE = productJson(sql`p.facts`, sql`, 'seoTitle', p.seo_title, 'seoDescription', p.seo_description`)
/** In a list only the first few facts, to keep the page small. */
const LISTED = productJson(sql`jsonb_path_query_array(p.facts, '$[0 to 7]')`, sql``)

/** Units by variant; under 0 those of the product itself. */
type Stock = Readonly<Record<VariantId, number>>
/** What few products have: in pages it is left out of the others. */
type Seldom = 'barcode' | 'seoTitle' | 'seoDescription'
type StoredProduct = Omit<Product, 'variants' | 'units' | Seldom> & {
  readonly [Name in Seldom]?: string | null
} & {
  readonly variants: readonly StoredVariant[]
  readonly stock: Stock | null
}
const ProductJson = z.object({
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

function productFrom({ variants, stock, barcode, seoTitle, seoDescription, ...row }: StoredProduct): Product {
  return {
    ...row,
    ...(barcode && { barcode }),
    ...(seoTitle && { seoTitle }),
    ...(seoDescription && { seoDescription }),
    variants: variants.map((variant) => ({ ...variant, units: stock?.[variant.id] ?? 0 })),
    units: stock?.[0] ?? 0,
  }
}

const WITH_CATEGORY = sql`left join categories c on c.shop_id = p.shop_id and c.id = p.category_id`

const MAX_PAGE = 1_000_000

const rowIfAny = (id: number | null): number | null => (id === null ? null : rowId(id))

/** For sale or hidden (C23): a hidden product says so. */
export async function findProduct(tx: Tx, shopId: ShopId, id: ProductId): Promise<Product | null> {
  const [product] = await findProductsById(tx, shopId, [id])
  return product ?? null
}

const ProductRow = z.object({ product: ProductJson })

/** The requested products that the shop has, in the merchant's order (C27). */
export async function findProductsById(tx: Tx, shopId: ShopId, ids: readonly ProductId[]): Promise<readonly Product[]> {
  const rows = await query(
    tx,
    ProductRow,
    sql`
      select ${WHOLE} as product from products p ${WITH_CATEGORY}
      where p.shop_id = ${shopId} and p.id = any(${sql.param(ids.map(rowId))}::integer[]) and ${KNOWN_TO_SHOPPERS}
      order by p.position desc, p.id`,
  )
  return rows.map(({ product }) => productFrom(product))
}

const DescriptionRow = z.object({ description: SafeHtmlColumn.nullable() })

const MixRow = z.object({ products: z.array(ProductJson) })

/** Products of one category that come before those of others: what fills a row of most templates. */
const OF_A_CATEGORY = 4

/**
 * The first products of a shop in the merchant's order (C27), of all its categories: a shop whose products came from a file has hundreds
 * of one category first, and its home page would show no other. No category has more than four as long as there are others.
 */
export async function findMixedProducts(tx: Tx, shopId: ShopId, limit: number): Promise<readonly Product[]> {
  const turns = (ofCategory: SQL) => sql`
    select p.id, p.position, (row_number() over (order by p.position desc, p.id) - 1) / ${OF_A_CATEGORY}::integer as turn
    from products p where p.shop_id = ${shopId} and p.active and p.category_id ${ofCategory}
    order by p.position desc, p.id limit ${limit}`
  const [row] = await query(
    tx,
    MixRow,
    sql`
      with chosen as (
        select id, position from (
          select of_category.* from categories c cross join lateral (${turns(sql`= c.id`)}) of_category where c.shop_id = ${shopId}
          union all (${turns(sql`is null`)})
        ) every
        order by turn, position desc, id limit ${limit}
      )
      select coalesce(json_agg(${LISTED} order by chosen.position desc, chosen.id), '[]') as products
      from chosen join products p on p.shop_id = ${shopId} and p.id = chosen.id ${WITH_CATEGORY}`,
  )
  return row?.products.map(productFrom) ?? []
}

/** C24. Null when there is no such product, or it has no description. */
export async function findDescription(tx: Tx, shopId: ShopId, id: ProductId): Promise<SafeHtml | null> {
  const [row] = await query(
    tx,
    DescriptionRow,
    sql`select description from products p where shop_id = ${shopId} and id = ${rowId(id)} and ${KNOWN_TO_SHOPPERS}`,
  )
  return row?.description ?? null
}

const ProductToBeRow = ProductRow.extend({ description: SafeHtmlColumn.nullable() })

/**
 * A product as its page will show it once it is for sale, whether or not it is yet; null: there is none, or it is in the bin. For previews
 * of those who edit it, and for nobody else.
 */
export async function findProductToBe(
  tx: Tx,
  shopId: ShopId,
  id: ProductId,
): Promise<{ readonly product: Product; readonly description: SafeHtml | null } | null> {
  const [row] = await query(
    tx,
    ProductToBeRow,
    sql`
      select ${WHOLE} as product, p.description from products p ${WITH_CATEGORY}
      where p.shop_id = ${shopId} and p.id = ${rowId(id)} and p.deleted_at is null`,
  )
  return row ? { product: { ...productFrom(row.product), active: true }, description: row.description } : null
}

const OwnerRow = z.object({ shopId: z.int() })

/** The shop of this product, for calls that do not name it. */
export async function findProductOwner(db: Database, id: ProductId): Promise<ShopId | null> {
  const question = sql`select shop_id as "shopId" from product_owner where product_id = ${rowId(id)}`
  const [row] = await outsideShops(db, (tx) => query(tx, OwnerRow, question))
  return row?.shopId ?? null
}

/** B11. The id is always the last sort key, so that no product is on two pages. Products without a price come last when sorted by price. */
const ORDER: Readonly<Record<Sort, SQL>> = {
  /** Matches of the name come before matches of the facts only. */
  featured: sql`m.rank, m.position desc, m.id`,
  nameAsc: sql`m.name collate feria_names, m.id`,
  nameDesc: sql`m.name collate feria_names desc, m.id`,
  priceAsc: sql`m.price asc nulls last, m.id`,
  priceDesc: sql`m.price desc nulls last, m.id`,
  bestSellers: sql`(
    select sum(u.sold) from stock u where u.shop_id = m.shop_id and u.product_id = m.id) desc nulls last, m.position desc, m.id`,
  promotions: sql`m.compare_at is null, m.position desc, m.id`,
  withVariants: sql`m.has_options desc, m.position desc, m.id`,
}

/** Names are wide, and asked for where they order: everything else of `m` is in the index `products_listed`. */
const NAMED: Readonly<Partial<Record<Sort, SQL>>> = { nameAsc: sql`, p.name`, nameDesc: sql`, p.name` }

/** Where it was found (`feria_search`). Asked as sets, which are hashed, however many are found: a join would be a loop. */
const RANK = sql`case
  when p.id in (select id from found where rank = 1) then 1 when p.id in (select id from found where rank = 2) then 2 else 0
end`

/**
 * Products with a variant in stock that has all of these values, each for the option of that name. A product's few options are
 * checked before its variants, of which it may have thousands.
 */
const withVariant = (shopId: ShopId, options: string | null) => sql`
  select o.id from products o
  where o.shop_id = ${shopId} and o.active and o.has_options and case when exists (
    select from jsonb_to_recordset(${options}::jsonb) as wanted(name text, value text)
    where not exists (
      select from jsonb_array_elements(o.options) as axis(option)
      where axis.option->>'name' = wanted.name and axis.option->'values' ? wanted.value)) then false else exists (
    select from jsonb_array_elements(o.variants) v
    where (v->>'enabled')::boolean and not exists (
      select from jsonb_to_recordset(${options}::jsonb) as wanted(name text, value text)
      where not exists (
        select from jsonb_array_elements(o.options) with ordinality as axis(option, place)
        where axis.option->>'name' = wanted.name and v->'values'->>(axis.place - 1)::integer = wanted.value))
      and exists (
        select from stock u where u.shop_id = o.shop_id and u.product_id = o.id
          and u.variant_id = (v->>'id')::integer and u.units > 0)) end`

/** Limits per shop and per option: more than a shopper looks through. */
const MAX_OPTIONS = 4
const MAX_VALUES = 40

/**
 * The options that lists of a shop, or of one of its categories, can be filtered by: those that most products have, with their
 * values in the order in which products name them. An option with a single value is left out, because it filters nothing.
 */
export function listOptions(tx: Tx, shopId: ShopId, category: string | null): Promise<readonly Option[]> {
  return query(
    tx,
    OptionJson,
    sql`
      with counted as (
        select axis.option->>'name' as name, v.value, count(*) as uses, avg(v.place) as place
        from products p, jsonb_array_elements(p.options) as axis(option),
          jsonb_array_elements_text(axis.option->'values') with ordinality as v(value, place)
        where p.shop_id = ${shopId} and p.active and p.has_options
          and (${category}::text is null or p.category_id = (
            select c.id from categories c where c.shop_id = ${shopId} and c.name = ${category}::text))
        group by 1, 2
      ), ranked as (
        select *, row_number() over (partition by name order by uses desc, value) as rank from counted
      )
      select name, json_agg(value order by place, value) as values
      from ranked where rank <= ${MAX_VALUES} group by name having count(*) > 1
      order by sum(uses) desc, name limit ${MAX_OPTIONS}`,
  )
}

const PageRow = z.object({
  count: z.int(),
  minPrice: z.int().nullable(),
  maxPrice: z.int().nullable(),
  products: z.array(ProductJson),
})

/**
 * A page of the catalogue (C22): active products that pass every filter, in a total order, with the count and the price
 * bounds of all matches. There is one statement per sort order, whatever the filters, so that each stays prepared.
 *
 * @param alike only products of this product's category
 */
export async function findProducts(
  tx: Tx,
  shopId: ShopId,
  wanted: CatalogQuery,
  alike: ProductId | null = null,
): Promise<ProductPage> {
  const { search, category, minPrice, maxPrice } = wanted
  const [page, limit] = [Math.min(wanted.page, MAX_PAGE), Math.min(wanted.limit, MAX_PAGE_SIZE)]
  const [subcategory, tag] = [rowIfAny(wanted.subcategory), rowIfAny(wanted.tag)]
  const options = wanted.options === null ? null : JSON.stringify(optionsFrom(wanted.options))
  const [row] = await query(
    tx,
    PageRow,
    sql`
      with found as materialized (select id, rank from feria_search(${shopId}, feria_words(${search}::text))),
      m as materialized (
        select p.shop_id, p.id, p.position, p.price, p.compare_at, p.has_options, ${RANK} as rank${NAMED[wanted.sort] ?? sql``}
        from products p
        where p.shop_id = ${shopId} and p.active and (${search}::text is null or p.id in (select id from found))
          and (${category}::text is null or p.category_id = (
            select c.id from categories c where c.shop_id = ${shopId} and c.name = ${category}::text))
          and (${rowIfAny(alike)}::integer is null or p.category_id = (
            select a.category_id from products a where a.shop_id = ${shopId} and a.id = ${rowIfAny(alike)}::integer))
          and (${subcategory}::integer is null or p.subcategory_id = ${subcategory}::integer)
          and (not ${wanted.promotion}::boolean or p.compare_at is not null)
          and (not ${wanted.freeShipping}::boolean or p.free_shipping)
          and (not ${wanted.withVariants}::boolean or p.has_options)
          and (not ${wanted.featured}::boolean or p.featured)
          and (${minPrice}::bigint is null or p.price >= ${minPrice}::bigint)
          and (${maxPrice}::bigint is null or p.price <= ${maxPrice}::bigint)
          and (${tag}::integer is null or p.id in (
            select t.id from products t where t.shop_id = ${shopId} and ${tag}::integer = any(t.tag_values)))
          and (${options}::jsonb is null or p.id in (${withVariant(shopId, options)}))
      ), chosen as (
        select id, row_number() over () as place
        from (select m.id from m order by ${ORDER[wanted.sort]} limit ${limit} offset ${(page - 1) * limit}) ordered
      )
      select count(*) as count, min(m.price) as "minPrice", max(m.price) as "maxPrice", (
        select coalesce(json_agg(${LISTED} order by chosen.place), '[]')
        from chosen join products p on p.shop_id = ${shopId} and p.id = chosen.id ${WITH_CATEGORY}
      ) as products from m`,
  )
  const { products, ...found } = row ?? { products: [], count: 0, minPrice: null, maxPrice: null }
  return { ...found, products: products.map(productFrom), page, limit }
}
