import type { Breakdown } from '@store/api-client/manage'
import type { ProductId, ShopId } from '@store/core'
import { type SQL, sql } from 'drizzle-orm'
import * as z from 'zod'
import type { Tx } from '../database/open.ts'
import { type FieldsOf, query } from '../database/query.ts'
import { type Days, during, stands } from './numbers.ts'

/** The most rows of a breakdown. */
const MOST = 50

/** A product with its sales. A deleted product has the name it was sold under, and no picture. */
export type BestSeller = {
  readonly id: ProductId
  readonly name: string
  readonly image: string | null
  readonly units: number
  readonly amount: number
  /** How often its page was opened, and how often it was put into a cart. */
  readonly viewed: number
  readonly added: number
}

const BestSellerRow = z.object({
  id: z.int(),
  name: z.string(),
  image: z.string().nullable(),
  units: z.int(),
  amount: z.int(),
  viewed: z.int(),
  added: z.int(),
} satisfies FieldsOf<BestSeller>)

/** The products with most sold units, without cancelled and failed orders; the first one first. */
export function findBestSellers(tx: Tx, shopId: ShopId, days: Days): Promise<readonly BestSeller[]> {
  const seen = (what: 'viewedProduct' | 'addedToCart') => sql`(
    select coalesce(sum(c.times), 0)::bigint from shop_counts c
    where c.shop_id = ${shopId} and c.what = ${what} and c.about = b.id::text
      and c.day between ${days.from}::date and ${days.to}::date)`
  return query(
    tx,
    BestSellerRow,
    sql`
      select b.*, ${seen('viewedProduct')} as viewed, ${seen('addedToCart')} as added
      from (
        select l.product_id as id, max(l.name) as name, max(l.image) as image, sum(l.quantity)::bigint as units,
          sum(l.quantity * l.unit_price)::bigint as amount
        from orders o join order_lines l on l.shop_id = o.shop_id and l.order_number = o.order_number
        where o.shop_id = ${shopId} and ${during(sql`o.placed_at`, days)} and ${stands(shopId)}
        group by 1 order by 4 desc, 5 desc, 1 limit ${MOST}) b
      order by b.units desc, b.amount desc, b.id`,
  )
}

/** A row of a breakdown: its name, its count, and its amount, if it has one. */
export type Part = {
  readonly name: string
  readonly times: number
  readonly amount: number | null
  readonly of: number | null
}

const PartRow = z.object({
  name: z.string(),
  times: z.int(),
  amount: z.int().nullable(),
  of: z.int().nullable(),
} satisfies FieldsOf<Part>)

const CITY = sql`nullif(trim(coalesce(o.delivery -> 'address' ->> 'city', '')), '')`

/** The columns by which valid orders (`stands`) are grouped. */
const GROUPS: Readonly<Partial<Record<Breakdown, (shopId: ShopId, days: Days) => SQL>>> = {
  paymentMethod: () => sql`o.payment_method`,
  channel: () => sql`o.channel`,
  city: () => CITY,
  coupon: () => sql`o.coupon`,
  hour: (_shopId, { zone }) => sql`to_char(o.placed_at at time zone ${zone}, 'HH24')`,
  buyers: (shopId) => sql`case when exists (
    select 1 from orders b where b.shop_id = ${shopId} and b.placed_at < o.placed_at
      and b.status not in ('cancelled', 'rejected') and not b.lapsed
      and (b.buyer_id_number = o.buyer_id_number and o.buyer_id_number > '' or b.buyer_phone = o.buyer_phone))
    then 'again' else 'new' end`,
}

/** The rows of a period's breakdown, the largest first: at most fifty. */
export function findBreakdown(tx: Tx, shopId: ShopId, by: Breakdown, days: Days): Promise<readonly Part[]> {
  const group = GROUPS[by]
  if (group)
    return query(
      tx,
      PartRow,
      sql`
        select p.name, count(*)::bigint as times, sum(p.total)::bigint as amount, null::bigint as of
        from (
          select ${group(shopId, days)} as name, o.total from orders o
          where o.shop_id = ${shopId} and ${during(sql`o.placed_at`, days)} and ${stands(shopId)}) p
        where p.name is not null group by 1 order by 2 desc, 1 limit ${MOST}`,
    )
  if (by === 'returnedByCity' || by === 'returnedByCarrier') return findReturned(tx, shopId, by, days)
  const [what, prefix] = by === 'search' ? ['foundNothing', ''] : ['visit', `${by} `]
  return query(
    tx,
    PartRow,
    sql`
      select substr(about, ${prefix.length + 1}) as name, sum(times)::bigint as times, null::bigint as amount,
        null::bigint as of
      from shop_counts
      where shop_id = ${shopId} and what = ${what} and about > '' and starts_with(about, ${prefix})
        and day between ${days.from}::date and ${days.to}::date
      group by 1 order by 2 desc, 1 limit ${MOST}`,
  )
}

/** Parcels with cash on delivery that were sent in the period (`of`), and those of them that came back. */
function findReturned(
  tx: Tx,
  shopId: ShopId,
  by: 'returnedByCity' | 'returnedByCarrier',
  days: Days,
): Promise<readonly Part[]> {
  const name = by === 'returnedByCity' ? CITY : sql`nullif(trim(coalesce(o.carrier ->> 'name', '')), '')`
  const was = (status: string) => sql`exists (
    select 1 from order_events e where e.shop_id = ${shopId} and e.order_number = o.order_number
      and e.about = 'shipment' and e.to_status = ${status} and e.from_status is distinct from e.to_status and not e.undone)`
  return query(
    tx,
    PartRow,
    sql`
      select p.name, count(*) filter (where p.returned)::bigint as times, null::bigint as amount,
        count(*)::bigint as of
      from (
        select ${name} as name, ${was('returned')} as returned from orders o
        where o.shop_id = ${shopId} and ${during(sql`o.placed_at`, days)} and o.payment_method = 'cashOnDelivery'
          and ${was('inTransit')}) p
      where p.name is not null group by 1 order by 2 desc, 4 desc, 1 limit ${MOST}`,
  )
}
