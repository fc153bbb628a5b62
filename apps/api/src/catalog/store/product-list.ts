import type { ProductSort } from '@store/api-client/manage'
import { gtinOf, PRODUCT_STATUSES, type ProductStatus, type ShopId, type StockedProduct } from '@store/core'
import { type SQL, sql } from 'drizzle-orm'
import * as z from 'zod'
import type { Tx } from '../../database/open.ts'
import { type FieldsOf, query, utcText } from '../../database/query.ts'
import { STATUS } from './product-status.ts'
import { bestSellers, daysLeft, soldLately } from './sold-lately.ts'
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

/** What a list is ordered by: a number, and before it a text where it is ordered by one. */
type Place = { readonly text: string; readonly number: number }

const StockedProductRow = z.object({
  product: StockedProductJson,
  text: z.string(),
  number: z.number(),
} satisfies FieldsOf<Place & { readonly product: StockedProduct }>)

const unitsOf = (shopId: ShopId, column: SQL) => sql`coalesce((
  select sum(${column}) from stock s where s.shop_id = ${shopId} and s.product_id = p.id), 0)::double precision`

/** Whether a row `s` of stock is of a product `p`, or of a variant of it that is switched on. */
export const IS_SOLD = sql`(s.variant_id = 0 or exists (
  select 1 from jsonb_array_elements(p.variants) v
  where v ->> 'id' = s.variant_id::text and (v ->> 'enabled')::boolean))`

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

export type ProductsAsked = {
  /** Part of a name, or a whole reference, SKU, barcode or id. */
  readonly search?: string | null | undefined
  readonly sort?: ProductSort | undefined
  /** For sale, or not. */
  readonly active?: boolean | undefined
  readonly status?: ProductStatus | undefined
  /** Those in the bin, in place of all others. */
  readonly deleted?: boolean | undefined
  readonly category?: string | null | undefined
  readonly brand?: string | null | undefined
  /** A value of a filter tag. */
  readonly tag?: number | undefined
  readonly stocked?: boolean | undefined
  readonly photo?: boolean | undefined
  readonly priced?: boolean | undefined
  readonly reduced?: boolean | undefined
  readonly low?: boolean | undefined
  /** Among the best sellers of the last 30 days. */
  readonly best?: boolean | undefined
  /** The last product of the previous page. */
  readonly after?: (Place & { readonly id: number }) | null
  readonly limit: number
}

/** A page of products as their merchant lists them, each with its place in the order. With variants, `units` is the sum of all of them. */
export async function listProducts(
  tx: Tx,
  shopId: ShopId,
  { sort = 'place', limit, after = null, ...asked }: ProductsAsked,
): Promise<readonly (StockedProduct & { readonly place: Place })[]> {
  const { text, number } = orderOf(shopId)[sort]
  const rows = await query(
    tx,
    StockedProductRow,
    sql`
      with ${chosen(shopId, sql`p.id, ${text} as text, ${number} as number`, asked)}, page as (
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

/** How many products of the shop there are like this, counted up to `most`. */
export async function countListed(
  tx: Tx,
  shopId: ShopId,
  asked: Omit<ProductsAsked, 'sort' | 'after' | 'limit'>,
  most: number,
): Promise<number> {
  const [row] = await query(
    tx,
    CountRow,
    sql`
      with ${chosen(shopId, sql`p.id`, asked)}
      select count(*)::integer as count from (select 1 from chosen limit ${most}) c`,
  )
  return row?.count ?? 0
}

/** The products that are asked for: two parts of a `with`, of which the second, `chosen`, has these columns of each. */
function chosen(shopId: ShopId, columns: SQL, asked: Omit<ProductsAsked, 'sort' | 'after' | 'limit'>): SQL {
  const { search = null, active = null, status = null, deleted = false, category = null, brand = null } = asked
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
        and (${reduced}::boolean is null or (p.compare_at is not null) = ${reduced})
        and (${low}::boolean is null or (p.low_at is not null and exists (
          select 1 from stock s where s.shop_id = ${shopId} and s.product_id = p.id and s.units <= p.low_at
            and ${IS_SOLD})) = ${low})
        ${best === null ? sql`` : sql`and ${best ? sql`` : sql`not`} p.id = any (${bestSellers(shopId)})`}
        and (${stocked}::boolean is null or exists (
          select 1 from stock s where s.shop_id = ${shopId} and s.product_id = p.id and s.units > 0) = ${stocked})
    )`
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
