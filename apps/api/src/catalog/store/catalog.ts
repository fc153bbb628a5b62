import {
  type CatalogQuery,
  MAX_PAGE_SIZE,
  type Option,
  optionsFrom,
  type Product,
  type ProductId,
  type ProductPage,
  type ShopId,
  type Sort,
} from '@store/core'
import { type SQL, sql } from 'drizzle-orm'
import * as z from 'zod'
import { rowId, type Tx } from '../../database/open.ts'
import { query } from '../../database/query.ts'
import { OptionJson } from '../rows.ts'
import { listedProduct, ProductJson, productFrom, WITH_CATEGORY } from './product-json.ts'

const MAX_PAGE = 1_000_000

const rowIfAny = (id: number | null): number | null => (id === null ? null : rowId(id))

/** B11. The id is always the last sort key, so that no product is on two pages. Products without a price come last when sorted by price. */
const orderOf = (shopId: ShopId): Readonly<Record<Sort, SQL>> => ({
  /** Matches of the name come before matches of the facts only. */
  featured: sql`m.rank, m.position desc, m.id`,
  nameAsc: sql`m.name collate feria_names, m.id`,
  nameDesc: sql`m.name collate feria_names desc, m.id`,
  priceAsc: sql`m.price asc nulls last, m.id`,
  priceDesc: sql`m.price desc nulls last, m.id`,
  bestSellers: sql`(
    select sum(u.sold) from stock u where u.shop_id = ${shopId} and u.product_id = m.id) desc nulls last, m.position desc, m.id`,
  promotions: sql`m.compare_at is null, m.position desc, m.id`,
  withVariants: sql`m.has_options desc, m.position desc, m.id`,
})

/** `p.name`, only for sorting by name: all other columns of `m` are in the index `products_listed`, and names are wide. */
const NAMED: Readonly<Partial<Record<Sort, SQL>>> = { nameAsc: sql`, p.name`, nameDesc: sql`, p.name` }

/**
 * Where the match was found (`feria_search`). Written as subqueries, which PostgreSQL hashes; a join would become a nested
 * loop.
 */
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
    select 1 from jsonb_to_recordset(${options}::jsonb) as wanted(name text, value text)
    where not exists (
      select 1 from jsonb_array_elements(o.options) as axis(option)
      where axis.option->>'name' = wanted.name and axis.option->'values' ? wanted.value)) then false else exists (
    select 1 from jsonb_array_elements(o.variants) v
    where (v->>'enabled')::boolean and not exists (
      select 1 from jsonb_to_recordset(${options}::jsonb) as wanted(name text, value text)
      where not exists (
        select 1 from jsonb_array_elements(o.options) with ordinality as axis(option, place)
        where axis.option->>'name' = wanted.name and v->'values'->>(axis.place - 1)::integer = wanted.value))
      and exists (
        select 1 from stock u where u.shop_id = ${shopId} and u.product_id = o.id
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
  catalogQuery: CatalogQuery,
  alike: ProductId | null = null,
): Promise<ProductPage> {
  const { search, category, minPrice, maxPrice } = catalogQuery
  const [page, limit] = [Math.min(catalogQuery.page, MAX_PAGE), Math.min(catalogQuery.limit, MAX_PAGE_SIZE)]
  const [subcategory, tag] = [rowIfAny(catalogQuery.subcategory), rowIfAny(catalogQuery.tag)]
  const options = catalogQuery.options === null ? null : JSON.stringify(optionsFrom(catalogQuery.options))
  const [row] = await query(
    tx,
    PageRow,
    sql`
      with found as materialized (select id, rank from feria_search(${shopId}, feria_words(${search}::text))),
      m as materialized (
        select p.shop_id, p.id, p.position, p.price, p.compare_at, p.has_options, ${RANK} as rank${NAMED[catalogQuery.sort] ?? sql``}
        from products p
        where p.shop_id = ${shopId} and p.active and (${search}::text is null or p.id in (select id from found))
          and (${category}::text is null or p.category_id = (
            select c.id from categories c where c.shop_id = ${shopId} and c.name = ${category}::text))
          and (${rowIfAny(alike)}::integer is null or p.category_id = (
            select a.category_id from products a where a.shop_id = ${shopId} and a.id = ${rowIfAny(alike)}::integer))
          and (${subcategory}::integer is null or p.subcategory_id = ${subcategory}::integer)
          and (not ${catalogQuery.promotion}::boolean or p.compare_at is not null)
          and (not ${catalogQuery.freeShipping}::boolean or p.free_shipping)
          and (not ${catalogQuery.withVariants}::boolean or p.has_options)
          and (not ${catalogQuery.featured}::boolean or p.featured)
          and (${minPrice}::bigint is null or p.price >= ${minPrice}::bigint)
          and (${maxPrice}::bigint is null or p.price <= ${maxPrice}::bigint)
          and (${tag}::integer is null or p.id in (
            select t.id from products t where t.shop_id = ${shopId} and ${tag}::integer = any(t.tag_values)))
          and (${options}::jsonb is null or p.id in (${withVariant(shopId, options)}))
      ), chosen as (
        select id, row_number() over () as place
        from (select m.id from m order by ${orderOf(shopId)[catalogQuery.sort]} limit ${limit} offset ${(page - 1) * limit}) ordered
      )
      select count(*) as count, min(m.price) as "minPrice", max(m.price) as "maxPrice", (
        select coalesce(json_agg(${listedProduct(shopId)} order by chosen.place), '[]')
        from chosen join products p on p.shop_id = ${shopId} and p.id = chosen.id ${WITH_CATEGORY}
      ) as products from m`,
  )
  const { products, ...found } = row ?? { products: [], count: 0, minPrice: null, maxPrice: null }
  return { ...found, products: products.map(productFrom), page, limit }
}

const MixRow = z.object({ products: z.array(ProductJson) })

/** The most products of one category among the first: as many as fill a row in most templates. */
const OF_A_CATEGORY = 4

/**
 * The first products of a shop in the merchant's order (C27), mixed from all categories: an imported catalogue often begins
 * with hundreds of products of one category. No category has more than four as long as there are others.
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
      select coalesce(json_agg(${listedProduct(shopId)} order by chosen.position desc, chosen.id), '[]') as products
      from chosen join products p on p.shop_id = ${shopId} and p.id = chosen.id ${WITH_CATEGORY}`,
  )
  return row?.products.map(productFrom) ?? []
}
