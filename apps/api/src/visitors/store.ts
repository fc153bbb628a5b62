import type { ShopId } from '@store/core'
import { sql } from 'drizzle-orm'
import * as z from 'zod'
import { asWorker, type Database, type Tx } from '../database/open.ts'
import { execute, query } from '../database/query.ts'
import type { Counted } from './schema.ts'

/** How often something was done in a shop on a day of its clock, YYYY-MM-DD. */
export type DayCount = {
  readonly shopId: ShopId
  readonly day: string
  readonly what: Counted
  readonly about: string
  readonly times: number
}

const CountryRow = z.object({ country: z.string() })

/** The country whose clock a shop's days follow; null: no such shop. */
export async function findCountry(tx: Tx, shopId: ShopId): Promise<string | null> {
  const [row] = await query(tx, CountryRow, sql`select country from shops where shop_id = ${shopId}`)
  return row?.country ?? null
}

/** The highest count of one thing on a day; the sum of a year fits into a number of JSON and the database. */
export const MOST_TIMES = 5_000_000

/** The most different searches without a result per shop and day, so that invented ones cannot fill the table. */
const MOST_SEARCHES = 200

/**
 * Adds counts of any shops at once, with rows in a fixed order, as all code does. An unknown product or category is only
 * counted in the total.
 */
export async function addCounts(db: Database, counts: readonly DayCount[]): Promise<void> {
  await asWorker(db, (tx) =>
    execute(
      tx,
      sql`
        insert into shop_counts (shop_id, what, about, day, times)
        select c."shopId", c.what, c.about, c.day, c.times
        from jsonb_to_recordset(${JSON.stringify(counts)}::jsonb)
          c ("shopId" integer, day date, what text, about text, times integer)
        -- One row is looked up for each count: exists would read the products of all shops into memory.
        where c.about = '' or case
          when c.what in ('viewedProduct', 'addedToCart', 'checkoutProduct', 'checkoutUnits') then (
            select p.id from products p where p.shop_id = c."shopId" and p.id = c.about::integer) is not null
          when c.what = 'choseCategory' then (
            select k.id from categories k where k.shop_id = c."shopId" and k.id = c.about::integer) is not null
          when c.what = 'foundNothing' then (
            select count(*) from shop_counts k
            where k.shop_id = c."shopId" and k.what = c.what and k.about > '' and k.day = c.day) < ${MOST_SEARCHES}
          else true end
        order by 1, 2, 3, 4
        -- A count that is full stays: one shop's must not stop those of all others.
        on conflict (shop_id, what, about, day) do update
          set times = greatest(shop_counts.times, least(shop_counts.times::bigint + excluded.times, ${MOST_TIMES}))::integer`,
    ),
  )
}
