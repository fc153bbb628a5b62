import type { ProductSort } from '@store/api-client/manage'
import { PRODUCT_STATUSES, type ShopId, type StockedProduct } from '@store/core'
import { type SQL, sql } from 'drizzle-orm'
import * as z from 'zod'
import type { Tx } from '../../database/open.ts'
import { type FieldsOf, query, utcText } from '../../database/query.ts'
import { chosen, type ProductQuery } from './product-filter.ts'
import { STATUS } from './product-status.ts'
import { daysLeft, soldLately } from './sold-lately.ts'
import { stockOfVariant } from './stock-of-variant.ts'

const CountRow = z.object({ count: z.int() })

/** Products of the shop outside the bin, for sale or not. */
export async function countProducts(tx: Tx, shopId: ShopId): Promise<number> {
  const [row] = await query(
    tx,
    CountRow,
    sql`select count(*)::integer as count from products where shop_id = ${shopId} and deleted_at is null`,
  )
  return row?.count ?? 0
}

const StockedProductJson = z.object({
  id: z.int(),
  reference: z.string(),
  name: z.string(),
  sku: z.string().nullable(),
  barcode: z.string().nullable(),
  lowAt: z.int().nullable(),
  price: z.int().nullable(),
  compareAt: z.int().nullable(),
  active: z.boolean(),
  status: z.enum(PRODUCT_STATUSES),
  deletedAt: z.string().nullable(),
  category: z.string().nullable(),
  brand: z.string().nullable(),
  image: z.string().nullable(),
  units: z.int(),
  sold: z.int(),
  soldLately: z.int(),
  daysLeft: z.int().nullable(),
  variants: z.array(
    z.object({
      id: z.int(),
      values: z.array(z.string()),
      sku: z.string().nullable(),
      barcode: z.string().nullable(),
      enabled: z.boolean(),
      price: z.int(),
      units: z.int(),
    } satisfies FieldsOf<StockedProduct['variants'][number]>),
  ),
} satisfies FieldsOf<StockedProduct>)

/** A position in a sorted list: a number, preceded by a text if the list is sorted by one. */
type ListPosition = { readonly text: string; readonly number: number }

const StockedProductRow = z.object({
  product: StockedProductJson,
  text: z.string(),
  number: z.number(),
} satisfies FieldsOf<ListPosition & { readonly product: StockedProduct }>)

const unitsOf = (shopId: ShopId, column: SQL) => sql`coalesce((
  select sum(${column}) from stock s where s.shop_id = ${shopId} and s.product_id = p.id), 0)::double precision`

/** Each order as ascending keys; the id is the last key. Without a price a product is among the cheapest. */
const orderOf = (shopId: ShopId): Readonly<Record<ProductSort, { readonly text: SQL; readonly number: SQL }>> => ({
  place: { text: sql`''`, number: sql`-p.position::double precision` },
  name: { text: sql`p.plain_name`, number: sql`0::double precision` },
  newest: { text: sql`''`, number: sql`-p.id::double precision` },
  price: { text: sql`''`, number: sql`coalesce(p.price, 0)::double precision` },
  '-price': { text: sql`''`, number: sql`-coalesce(p.price, 0)::double precision` },
  units: { text: sql`''`, number: unitsOf(shopId, sql`s.units`) },
  '-sold': { text: sql`''`, number: sql`-${unitsOf(shopId, sql`s.sold`)}` },
})

type ProductsPage = ProductQuery & {
  readonly sort?: ProductSort | undefined
  /** The last product of the previous page. */
  readonly after?: (ListPosition & { readonly id: number }) | null
  readonly limit: number
}

/** A page of products as their merchant lists them, each with its place in the order. With variants, `units` is the sum of all of them. */
export async function listProducts(
  tx: Tx,
  shopId: ShopId,
  { sort = 'place', limit, after = null, ...filter }: ProductsPage,
): Promise<readonly (StockedProduct & { readonly place: ListPosition })[]> {
  const { text, number } = orderOf(shopId)[sort]
  const rows = await query(
    tx,
    StockedProductRow,
    sql`
      with ${chosen(shopId, sql`p.id, ${text} as text, ${number} as number`, filter)}, page as (
        select id, text, number from chosen
        where ${after?.id ?? null}::integer is null or (text, number, id) > (${after?.text ?? ''}::text,
          ${after?.number ?? 0}::double precision, ${after?.id ?? 0}::integer)
        order by text, number, id limit ${limit}
      ), lately as (
        select l.product_id, sum(l.quantity)::integer as units from ${soldLately(shopId)}
          and l.product_id in (select id from page) group by l.product_id
      )
      select page.text, page.number, json_build_object(
        'id', p.id, 'reference', p.reference, 'name', p.name, 'sku', p.sku, 'barcode', p.barcode, 'lowAt', p.low_at, 'price', p.price, 'compareAt', p.compare_at,
        'active', p.active, 'status', ${STATUS}, 'deletedAt', ${utcText(sql`p.deleted_at`)}, 'category', c.name,
        'brand', p.brand, 'image', p.images -> 0 ->> 'src', 'units', coalesce(u.units, 0), 'sold', coalesce(u.sold, 0),
        'soldLately', coalesce(n.units, 0), 'daysLeft', ${daysLeft(sql`coalesce(u.units, 0)`, sql`n.units`)},
        'variants', (
          select coalesce(json_agg(json_build_object(
            'id', (v ->> 'id')::integer, 'values', v -> 'values', 'sku', v -> 'sku', 'barcode', v -> 'barcode', 'enabled', v -> 'enabled',
            'price', v -> 'price', 'units', coalesce(s.units, 0)) order by place), '[]')
          from jsonb_array_elements(p.variants) with ordinality each (v, place)
          ${stockOfVariant(shopId)})
      ) as product
      from page join products p on p.shop_id = ${shopId} and p.id = page.id
      left join categories c on c.shop_id = p.shop_id and c.id = p.category_id
      left join lately n on n.product_id = p.id
      left join lateral (
        select sum(units)::integer as units, sum(sold)::integer as sold from stock
        where shop_id = ${shopId} and product_id = p.id
      ) u on true
      order by page.text, page.number, page.id`,
  )
  return rows.map(({ product, ...place }) => ({ ...product, place }))
}

/** How many products of the shop match, counted up to `most`. */
export async function countListed(tx: Tx, shopId: ShopId, filter: ProductQuery, most: number): Promise<number> {
  const [row] = await query(
    tx,
    CountRow,
    sql`
      with ${chosen(shopId, sql`p.id`, filter)}
      select count(*)::integer as count from (select 1 from chosen limit ${most}) c`,
  )
  return row?.count ?? 0
}

const BrandRow = z.object({ brand: z.string() })
const MOST_BRANDS = 200

/** The brands of the shop's products, by name. */
export async function listBrands(tx: Tx, shopId: ShopId): Promise<readonly string[]> {
  const rows = await query(
    tx,
    BrandRow,
    sql`
      select distinct brand from products
      where shop_id = ${shopId} and deleted_at is null and brand is not null order by brand limit ${MOST_BRANDS}`,
  )
  return rows.map(({ brand }) => brand)
}
