import { type ProductId, SHOP_EVENTS, type ShopEventName, type ShopId } from '@store/core'
import { type SQL, sql } from 'drizzle-orm'
import * as z from 'zod'
import type { Tx } from '../database/open.ts'
import { type FieldsOf, query } from '../database/query.ts'

/** Days of the shop's clock, YYYY-MM-DD, both included, and the time zone of that clock. */
export type Days = { readonly from: string; readonly to: string; readonly zone: string }

const EVENTS = Object.keys(SHOP_EVENTS) as ShopEventName[]

/** Orders, units sold, and amounts in hundredths. */
type SalesFigure = 'orders' | 'units' | 'sales' | 'shipping' | 'discounts' | 'received' | 'refunded'

/** The numbers of a shop for one day: visits (T6), actions of visitors (C4), sales, and money received. */
export type DayNumbers = { readonly day: string; readonly views: number } & Readonly<
  Record<ShopEventName | SalesFigure, number>
>

/** A product in carts that reached checkout (C5). A deleted product has no name. */
type CheckoutProduct = {
  readonly id: ProductId
  readonly name: string | null
  readonly carts: number
  readonly units: number
}

const CheckoutProductRow = z.object({
  id: z.int(),
  name: z.string().nullable(),
  carts: z.int(),
  units: z.int(),
} satisfies FieldsOf<CheckoutProduct>)

const CountRow = z.object({ day: z.string(), what: z.string(), times: z.int() })
const SalesRow = z.object({
  day: z.string(),
  orders: z.int(),
  units: z.int(),
  sales: z.int(),
  shipping: z.int(),
  discounts: z.int(),
  received: z.int(),
  refunded: z.int(),
} satisfies FieldsOf<Pick<DayNumbers, 'day' | SalesFigure>>)
/** The most products in the list of those that reached checkout. */
const MOST_PRODUCTS = 50

/** The condition that `column`, a timestamp, is in these days. */
export const during = (column: SQL, { from, to, zone }: Days): SQL =>
  sql`${column} >= (${from}::date::timestamp at time zone ${zone})
    and ${column} < ((${to}::date + 1)::timestamp at time zone ${zone})`

/** The condition that an order `o` counts as sold: not cancelled, rejected or lapsed, and not paid to a test account. */
export const stands = (
  shopId: ShopId,
): SQL => sql`o.status not in ('cancelled', 'rejected') and not o.lapsed and not exists (
  select 1 from payment_attempts a
  where a.shop_id = ${shopId} and a.order_number = o.order_number and a.state = 'paid' and not a.live)`

/** The numbers of each of these days, the first one first. */
export async function findDays(tx: Tx, shopId: ShopId, days: Days): Promise<readonly DayNumbers[]> {
  const { from, to, zone } = days
  const counts = await query(
    tx,
    CountRow,
    sql`
      select to_char(day, 'YYYY-MM-DD') as day, what, times from shop_counts
      where shop_id = ${shopId} and what in ('visit', ${sql.join(
        EVENTS.map((name) => sql`${name}`),
        sql`, `,
      )})
        and about = '' and day between ${from}::date and ${to}::date`,
  )
  const sales = await query(
    tx,
    SalesRow,
    sql`
      with placed as (
        select (o.placed_at at time zone ${zone})::date as day, count(*) as orders, sum(o.units) as units,
          sum(o.total) as sales, sum(o.shipping) as shipping, sum(o.discount) as discounts
        from orders o where o.shop_id = ${shopId} and ${during(sql`o.placed_at`, days)} and ${stands(shopId)} group by 1
      ), online as (
        select (a.updated_at at time zone ${zone})::date as day, sum(a.amount) as received
        from payment_attempts a
        where a.shop_id = ${shopId} and a.state = 'paid' and a.live and ${during(sql`a.updated_at`, days)} group by 1
      ), by_hand as (
        select (e.at at time zone ${zone})::date as day, sum(o.total) as received
        from order_events e
        join orders o on o.shop_id = e.shop_id and o.order_number = e.order_number
        where e.shop_id = ${shopId} and e.about = 'order' and e.to_status in ('paid', 'delivered')
          and ${during(sql`e.at`, days)} and o.status <> 'cancelled'
          and not exists (
            select 1 from order_events b where b.shop_id = ${shopId} and b.order_number = e.order_number
              and b.about = 'order' and b.to_status in ('paid', 'delivered') and b.id < e.id)
          and not exists (
            select 1 from payment_attempts a where a.shop_id = ${shopId} and a.order_number = o.order_number
              and a.state in ('paid', 'refunded'))
        group by 1
      ), back as (
        select (r.at at time zone ${zone})::date as day, sum(r.amount) as refunded
        from refunds r
        left join payment_attempts a on a.shop_id = r.shop_id and a.order_number = r.order_number and a.attempt = r.attempt
        where r.shop_id = ${shopId} and ${during(sql`r.at`, days)}
          -- A test account's money, and what its provider reports as given back, were not received either.
          and (a.attempt is null or (a.live and a.state <> 'refunded'))
        group by 1
      )
      select to_char(d, 'YYYY-MM-DD') as day, coalesce(placed.orders, 0)::bigint as orders,
        coalesce(placed.units, 0)::bigint as units, coalesce(placed.sales, 0)::bigint as sales,
        coalesce(placed.shipping, 0)::bigint as shipping, coalesce(placed.discounts, 0)::bigint as discounts,
        (coalesce(online.received, 0) + coalesce(by_hand.received, 0))::bigint as received,
        coalesce(back.refunded, 0)::bigint as refunded
      from generate_series(${from}::date, ${to}::date, interval '1 day') d
      left join placed on placed.day = d::date
      left join online on online.day = d::date
      left join by_hand on by_hand.day = d::date
      left join back on back.day = d::date
      order by d`,
  )
  const countsByDay = new Map<string, Record<string, number>>()
  for (const { day, what, times } of counts) countsByDay.set(day, { ...countsByDay.get(day), [what]: times })
  return sales.map((row) => {
    const of = countsByDay.get(row.day) ?? {}
    const events = Object.fromEntries(EVENTS.map((name) => [name, of[name] ?? 0])) as Record<ShopEventName, number>
    return { ...row, views: of.visit ?? 0, ...events }
  })
}

const SoldRow = z.object({ orders: z.int(), sales: z.int() } satisfies FieldsOf<Pick<DayNumbers, 'orders' | 'sales'>>)

/** The number and sum of the orders of these days that count as sold. */
export async function findSold(tx: Tx, shopId: ShopId, days: Days): Promise<Pick<DayNumbers, 'orders' | 'sales'>> {
  const [sold] = await query(
    tx,
    SoldRow,
    sql`
      select count(*)::integer as orders, coalesce(sum(o.total), 0)::bigint as sales from orders o
      where o.shop_id = ${shopId} and ${during(sql`o.placed_at`, days)} and ${stands(shopId)}`,
  )
  return sold ?? { orders: 0, sales: 0 }
}

/** The products in carts that reached checkout, the most frequent first. */
export function findCheckoutProducts(
  tx: Tx,
  shopId: ShopId,
  { from, to }: Pick<Days, 'from' | 'to'>,
): Promise<readonly CheckoutProduct[]> {
  return query(
    tx,
    CheckoutProductRow,
    sql`
      select c.about::integer as id, p.name, sum(c.times) filter (where c.what = 'checkoutProduct')::bigint as carts,
        sum(c.times) filter (where c.what = 'checkoutUnits')::bigint as units
      from shop_counts c left join products p on p.shop_id = c.shop_id and p.id = c.about::integer
      where c.shop_id = ${shopId} and c.what in ('checkoutProduct', 'checkoutUnits') and c.about > ''
        and c.day between ${from}::date and ${to}::date
      group by 1, 2 order by 3 desc, 4 desc, 1 limit ${MOST_PRODUCTS}`,
  )
}
