import type { ShopId } from '@store/core'
import { sql } from 'drizzle-orm'
import * as z from 'zod'
import type { Tx } from '../database/open.ts'
import { execute, query } from '../database/query.ts'

/** How long a deleted shop can be taken back. */
const REST_DAYS = 30
const DAY = 24 * 60 * 60_000

export type Deletion = { readonly askedBy: string; readonly askedAt: Date; readonly dueAt: Date }
const DeletionRow = z.object({ askedBy: z.string(), askedAt: z.date(), dueAt: z.date() })
const FIELDS = sql`asked_by as "askedBy", asked_at as "askedAt", due_at as "dueAt"`

/** The pending deletion of a shop; null: none. */
export async function findDeletion(tx: Tx, shopId: ShopId): Promise<Deletion | null> {
  const [row] = await query(tx, DeletionRow, sql`select ${FIELDS} from shop_deletions where shop_id = ${shopId}`)
  return row ?? null
}

/** Schedules the deletion of the shop. False: it was scheduled before, and keeps its time. */
export async function beginDeletion(
  tx: Tx,
  shopId: ShopId,
  { who, personId, now }: { readonly who: string; readonly personId: number | null; readonly now: Date },
): Promise<boolean> {
  const dueAt = new Date(now.getTime() + REST_DAYS * DAY)
  const begun = await execute(
    tx,
    sql`
      insert into shop_deletions (shop_id, asked_by, asked_by_id, asked_at, due_at)
      values (${shopId}, ${who}, ${personId}, ${now.toISOString()}::timestamptz, ${dueAt.toISOString()}::timestamptz)
      on conflict do nothing`,
  )
  return begun > 0
}

/** Takes a deletion back. False: there is none, or it is too late. */
export async function endDeletion(tx: Tx, shopId: ShopId, now: Date): Promise<boolean> {
  const ended = await execute(
    tx,
    sql`delete from shop_deletions where shop_id = ${shopId} and due_at > ${now.toISOString()}::timestamptz`,
  )
  return ended > 0
}

const DueRow = z.object({ shopId: z.int() })

/** Shops that are due for deletion, by number, after this one. */
export async function listDue(
  tx: Tx,
  now: Date,
  { after, limit }: { readonly after: ShopId; readonly limit: number },
): Promise<readonly ShopId[]> {
  const rows = await query(
    tx,
    DueRow,
    sql`
      select shop_id as "shopId" from shop_deletions
      where due_at <= ${now.toISOString()}::timestamptz and shop_id > ${after} order by shop_id limit ${limit}`,
  )
  return rows.map(({ shopId }) => shopId)
}
