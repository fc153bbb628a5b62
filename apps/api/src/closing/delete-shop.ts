import type { ShopId } from '@store/core'
import { sql } from 'drizzle-orm'
import * as z from 'zod'
import { asWorker, type Database, type Tx } from '../database/open.ts'
import { execute, query, setLocal } from '../database/query.ts'
import type { MediaStorage } from '../media/storage/storage.ts'

/** Rows per statement: few, so that locks are short. */
const BATCH = 5_000
/**
 * Access of people and programs is deleted first. The record of the deletion goes last, so that a crashed deletion is
 * resumed.
 */
const FIRST = ['memberships', 'api_keys']
const LAST = ['shops', 'shop_deletions']

const TableRow = z.object({ name: z.string(), referring: z.array(z.string()) })

/**
 * The tables with rows of shops, each after those that refer to it. `hosts` is not among them: the subdomain of a deleted
 * shop stays reserved for a while (`shut`).
 */
async function tablesOfShops(tx: Tx): Promise<readonly string[]> {
  const rows = await query(
    tx,
    TableRow,
    sql`
      select c.relname as name, array(
        select r.relname::text from pg_constraint f join pg_class r on r.oid = f.conrelid
        where f.confrelid = c.oid and f.contype = 'f' and f.conrelid <> c.oid) as referring
      from pg_class c
      join pg_attribute a on a.attrelid = c.oid and a.attname = 'shop_id' and not a.attisdropped
      where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p') and c.relname <> 'hosts'
      order by c.relname`,
  )
  const referring = new Map(rows.map((row) => [row.name, row.referring]))
  const ordered = new Set<string>()
  const add = (name: string): void => {
    if (ordered.has(name) || LAST.includes(name)) return
    for (const other of referring.get(name) ?? []) add(other)
    ordered.add(name)
  }
  for (const name of [...FIRST, ...referring.keys()]) add(name)
  return [...ordered]
}

/**
 * Deletes everything of a shop whose time is over: its rows in every table, in small batches, and its pictures. It can be
 * interrupted at any moment and repeated. Its subdomain stops working at once, and nobody else gets it for a while. Returns
 * whether this process deleted the shop's own row.
 */
export async function deleteShop(
  { db, media }: { readonly db: Database; readonly media: MediaStorage },
  shopId: ShopId,
  { now, beat }: { readonly now: Date; readonly beat: () => void },
): Promise<boolean> {
  await asWorker(db, (tx) => shut(tx, shopId, now))
  const tables = await asWorker(db, tablesOfShops)
  // Deleting rows may insert others (a trigger records each movement of stock), so it repeats until a round finds none.
  for (let found = 1; found > 0; ) {
    found = 0
    for (const table of tables)
      for (let deleted = BATCH; deleted === BATCH; found += deleted) {
        beat()
        deleted = await asWorker(db, (tx) => deleteSome(tx, table, shopId))
      }
  }
  await media.remove(shopId, beat)
  // `shop_deletions` is deleted with the shop's own row.
  return asWorker(db, async (tx) => (await execute(tx, sql`delete from shops where shop_id = ${shopId}`)) > 0)
}

/** Deletes a batch of rows. Tables of history refuse deletes, except in a transaction that names the shop (`gone`). */
async function deleteSome(tx: Tx, table: string, shopId: ShopId): Promise<number> {
  await setLocal(tx, { gone: String(shopId) })
  return execute(
    tx,
    sql`
      delete from ${sql.identifier(table)} where shop_id = ${shopId} and ctid = any (array(
        select ctid from ${sql.identifier(table)} where shop_id = ${shopId} limit ${BATCH}))`,
  )
}

/** Makes the shop unreachable. Its domains are free; its subdomain opens nothing, and stays reserved for a while. */
async function shut(tx: Tx, shopId: ShopId, now: Date): Promise<void> {
  await execute(tx, sql`delete from person_shops where shop = ${shopId}`)
  await execute(tx, sql`delete from key_owners where owner = ${shopId}`)
  await execute(tx, sql`delete from hosts where shop_id = ${shopId} and kind = 'domain'`)
  await execute(
    tx,
    sql`
      update hosts set verified = false, failing_since = ${now.toISOString()}::timestamptz
      where shop_id = ${shopId} and kind = 'subdomain' and verified`,
  )
}
