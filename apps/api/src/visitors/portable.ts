import type { ShopId } from '@store/core'
import { sql } from 'drizzle-orm'
import * as z from 'zod'
import type { Tx } from '../database/open.ts'
import { execute, type FieldsOf, query } from '../database/query.ts'
import { CARRIED, type CarriedCount } from './schema.ts'
import { MOST_TIMES } from './store.ts'

/** How often something was done on a day (YYYY-MM-DD) of the shop's clock, in an archive. `about` names a product by its reference. */
export type PortableCount = {
  readonly what: CarriedCount
  readonly about: string
  readonly day: string
  readonly times: number
}

const CountRow = z.object({
  what: z.enum(CARRIED),
  /** Null: the product or category was deleted. */
  about: z.string().nullable(),
  day: z.string(),
  times: z.int(),
  key: z.string(),
} satisfies FieldsOf<Omit<PortableCount, 'about'> & { readonly about: string | null; readonly key: string }>)

/** Where a batch of counts begins: after this row of `shop_counts`. */
export type CountCursor = { readonly what: string; readonly about: string; readonly day: string }
export const FIRST_COUNT: CountCursor = { what: '', about: '', day: '0001-01-01' }

const ABOUT_PRODUCT = sql`what in ('viewedProduct', 'addedToCart', 'checkoutProduct', 'checkoutUnits')`
const ABOUT_CATEGORY = sql`what = 'choseCategory'`

/**
 * Returns the next batch of counts after this row, and where the following one begins; null: it was the last one. Searches
 * without a result are left out, because they are visitors' own words. Counts of a deleted product or category are only in
 * the totals.
 */
export async function readCounts(
  tx: Tx,
  shopId: ShopId,
  after: CountCursor,
  limit: number,
): Promise<{ readonly counts: readonly PortableCount[]; readonly next: CountCursor | null }> {
  const rows = await query(
    tx,
    CountRow,
    sql`
      with page as (
        select what, about, day, least(times, ${MOST_TIMES}) as times from shop_counts
        where shop_id = ${shopId} and (what, about, day) > (${after.what}, ${after.about}, ${after.day}::date)
          and what <> 'foundNothing'
        order by what, about, day limit ${limit}
      )
      select what, about as key, day::text, times, case
        when about = '' then ''
        when ${ABOUT_PRODUCT} then (
          select reference from products p where p.shop_id = ${shopId} and p.id = page.about::integer and deleted_at is null)
        when ${ABOUT_CATEGORY} then (
          select name from categories k where k.shop_id = ${shopId} and k.id = page.about::integer)
        else about end as about
      from page order by what, key, day`,
  )
  const last = rows.at(-1)
  return {
    counts: rows.flatMap(({ key: _, about, ...count }) => (about === null ? [] : [{ ...count, about }])),
    next: last && rows.length === limit ? { what: last.what, about: last.key, day: last.day } : null,
  }
}

/** Writes counts from an archive. If visitors were counted here meanwhile, the higher number stays. */
export async function writeCounts(tx: Tx, shopId: ShopId, portable: readonly PortableCount[]): Promise<void> {
  await execute(
    tx,
    sql`
      insert into shop_counts (shop_id, what, about, day, times)
      select ${shopId}, what, key, day, max(times) from (
        select what, day, times, case
          when about = '' then ''
          when ${ABOUT_PRODUCT} then (
            select id::text from products p where p.shop_id = ${shopId} and p.reference = c.about and deleted_at is null)
          when ${ABOUT_CATEGORY} then (
            select id::text from categories k where k.shop_id = ${shopId} and k.name = c.about)
          else about end as key
        from jsonb_to_recordset(${JSON.stringify(portable)}::jsonb) c (what text, about text, day date, times integer)
      ) found where key is not null
      group by what, key, day order by what, key, day
      on conflict (shop_id, what, about, day) do update set times = greatest(shop_counts.times, excluded.times)`,
  )
}
