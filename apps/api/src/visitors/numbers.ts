import { type ProductId, SHOP_EVENTS, type ShopEventName, type ShopId } from '@store/core'
import { sql } from 'drizzle-orm'
import * as z from 'zod'
import type { Tx } from '../database/open.ts'
import { type FieldsOf, query } from '../database/query.ts'

/** Days in UTC, YYYY-MM-DD, both included. */
type Days = { readonly from: string; readonly to: string }

/** How often a shop was opened on a day (T6), and what its visitors did (C4). */
type DayNumbers = { readonly day: string; readonly views: number } & Readonly<Record<ShopEventName, number>>

/** A product in carts whose buyers went to pay (C5). A deleted product has no name. */
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

export type ShopNumbers = { readonly days: readonly DayNumbers[]; readonly checkout: readonly CheckoutProduct[] }

const EVENTS = Object.keys(SHOP_EVENTS) as ShopEventName[]
const DayRow = z.object({
  day: z.string(),
  views: z.int(),
  events: z.record(z.string(), z.int()).nullable(),
})
/** The products that reached checkout most often. */
const MOST_PRODUCTS = 50

/** The counts of visits for each of these days, the first one first. */
export async function findNumbers(tx: Tx, shopId: ShopId, { from, to }: Days): Promise<ShopNumbers> {
  const within = sql`shop_id = ${shopId} and at >= (${from}::date at time zone 'UTC')
    and at < ((${to}::date + 1) at time zone 'UTC')`
  const days = await query(
    tx,
    DayRow,
    sql`
      with counted as (
        select (at at time zone 'UTC')::date as day, event, count(*)::integer as times
        from shop_events where ${within} group by 1, 2
      ), events as (select day, json_object_agg(event, times) as events from counted group by 1)
      select to_char(d, 'YYYY-MM-DD') as day, coalesce(v.views, 0) as views, e.events
      from generate_series(${from}::date, ${to}::date, interval '1 day') d
      left join shop_views v on v.shop_id = ${shopId} and v.day = d::date
      left join events e on e.day = d::date
      order by d`,
  )
  const checkout = await query(
    tx,
    CheckoutProductRow,
    sql`
      select c.product_id as id, p.name, count(*)::integer as carts, sum(c.units)::integer as units
      from (select product_id, units from checkout_products where ${within}) c
      left join products p on p.shop_id = ${shopId} and p.id = c.product_id
      group by 1, 2 order by 3 desc, 4 desc, 1 limit ${MOST_PRODUCTS}`,
  )
  return {
    days: days.map(({ day, views, events }) => ({ day, views, ...countsOf(events ?? {}) })),
    checkout,
  }
}

const countsOf = (events: Readonly<Record<string, number>>) =>
  Object.fromEntries(EVENTS.map((name) => [name, events[name] ?? 0])) as Record<ShopEventName, number>
