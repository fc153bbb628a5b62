import { createHash } from 'node:crypto'
import { sql } from 'drizzle-orm'
import * as z from 'zod'
import { type Database, outsideShops, type Tx } from '../database/open.ts'
import { execute, type FieldsOf, query } from '../database/query.ts'

/** One counter of one window: it starts with the first attempt and ends `within` seconds later. */
export type Counter = { readonly key: Buffer; readonly within: number }
export type Count = { readonly key: Buffer; readonly count: number; readonly endsAt: Date }
const CountRow = z.object({
  key: z.instanceof(Buffer),
  count: z.int(),
  endsAt: z.date(),
} satisfies FieldsOf<Count>)

/** A digest, so that the table contains no addresses and no ID numbers. */
export const counterKey = (...parts: readonly (string | number)[]): Buffer =>
  createHash('sha256').update(JSON.stringify(parts)).digest()

const keysOf = (counters: readonly Counter[]) => sql.param(counters.map(({ key }) => key))

/** Adds one to each counter, in key order as all code does, and returns the new values. */
export const countUp = (db: Database, counters: readonly Counter[], now: Date): Promise<readonly Count[]> =>
  outsideShops(db, (tx) => countUpIn(tx, counters, now))

/** The same in a transaction, which already has its connection: a rollback undoes the count. */
export const countUpIn = (tx: Tx, counters: readonly Counter[], now: Date): Promise<readonly Count[]> =>
  query(
    tx,
    CountRow,
    sql`
        insert into limits as l (key, count, ends_at)
        select w.key, 1, ${now}::timestamptz + make_interval(secs => w.within)
        from unnest(${keysOf(counters)}::bytea[], ${sql.param(counters.map(({ within }) => within))}::integer[]) w (key, within)
        order by w.key
        on conflict (key) do update set
          count = case when l.ends_at > ${now} then l.count + 1 else 1 end,
          ends_at = case when l.ends_at > ${now} then l.ends_at else excluded.ends_at end
        returning l.key, l.count, l.ends_at as "endsAt"`,
  )

/** Subtracts one from each counter, as if the attempt had not been made. */
export async function countDown(db: Database, counters: readonly Counter[], now: Date): Promise<void> {
  await outsideShops(db, (tx) =>
    execute(
      tx,
      sql`
        update limits set count = count - 1
        from (select key from limits where key = any (${keysOf(counters)}::bytea[]) order by key for update) mine
        where limits.key = mine.key and limits.count > 0 and limits.ends_at > ${now}`,
    ),
  )
}

/** Deletes expired windows in small batches, except those that another transaction is using. */
export async function forgetCounts(db: Database, now: Date): Promise<void> {
  await outsideShops(db, (tx) =>
    execute(
      tx,
      sql`
        delete from limits using (
          select key from limits where ends_at <= ${now} order by ends_at limit 2000 for update skip locked
        ) old where limits.key = old.key`,
    ),
  )
}
