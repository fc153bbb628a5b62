import type { ShopId } from '@store/core'
import { sql } from 'drizzle-orm'
import * as z from 'zod'
import { asWorker, type Database, inShop, readInShop, type Tx } from '../database/open.ts'
import { execute, type FieldsOf, query } from '../database/query.ts'
import { supportAccesses } from './schema.ts'

/** How long support has access. */
const LASTS = 24 * 60 * 60_000
/** How often, in milliseconds, the presence of support is recorded at most. */
const SEEN_NOTED_EVERY = 60_000

/** Access of support to a shop. */
export type SupportAccess = {
  readonly id: number
  /** The operator with an emergency access; null: an owner has granted access to all operators. */
  readonly personId: number | null
  readonly mayChange: boolean
  /** Of an emergency access, which no owner has granted. */
  readonly reason: string | null
  readonly grantedBy: string
  readonly since: Date
  readonly endsAt: Date
  readonly seenAt: Date | null
  readonly seenBy: string | null
}

const AccessRow = z.object({
  id: z.int(),
  personId: z.int().nullable(),
  mayChange: z.boolean(),
  reason: z.string().nullable(),
  grantedBy: z.string(),
  since: z.date(),
  endsAt: z.date(),
  seenAt: z.date().nullable(),
  seenBy: z.string().nullable(),
} satisfies FieldsOf<SupportAccess>)

const COLUMNS = sql`id, person_id as "personId", may_change as "mayChange", reason, granted_by as "grantedBy", since,
  ends_at as "endsAt", seen_at as "seenAt", seen_by as "seenBy"`

export type NewAccess = Pick<SupportAccess, 'personId' | 'mayChange' | 'reason' | 'grantedBy'>

/** Gives support access for a day. An earlier access granted by an owner ends. */
export async function addSupport(tx: Tx, shopId: ShopId, access: NewAccess, now: Date): Promise<void> {
  if (access.personId === null)
    await execute(
      tx,
      sql`
        update support_accesses set ends_at = ${now} where shop_id = ${shopId} and person_id is null and ends_at > ${now}`,
    )
  await tx.insert(supportAccesses).values({
    ...access,
    shopId,
    since: now,
    endsAt: new Date(now.getTime() + LASTS),
  })
}

/** The valid access that ends last; `personId`: among those that include this operator. */
export async function findSupport(
  tx: Tx,
  shopId: ShopId,
  now: Date,
  personId: number | null = null,
): Promise<SupportAccess | null> {
  const [found] = await query(
    tx,
    AccessRow,
    sql`
      select ${COLUMNS} from support_accesses
      where shop_id = ${shopId} and ends_at > ${now}
        and (${personId}::integer is null or person_id is null or person_id = ${personId})
      order by may_change desc, ends_at desc limit 1`,
  )
  return found ?? null
}

/** Returns an operator's access for a call in this shop, and records their presence; null: they have none. */
export async function enterAsSupport(
  db: Database,
  shopId: ShopId,
  operator: { readonly personId: number; readonly name: string },
  now: Date,
): Promise<SupportAccess | null> {
  const found = await readInShop(db, shopId, (tx) => findSupport(tx, shopId, now, operator.personId))
  if (!found) return null
  if (!found.seenAt || now.getTime() - found.seenAt.getTime() > SEEN_NOTED_EVERY || found.seenBy !== operator.name)
    await inShop(db, shopId, (tx) =>
      execute(
        tx,
        sql`
          update support_accesses set seen_at = ${now}, seen_by = ${operator.name}
          where shop_id = ${shopId} and id = ${found.id}`,
      ),
    )
  return found
}

/** The most accesses of a shop that are listed; older ones are left out. */
const LISTED = 20

/** The accesses of support, the latest first. */
export const listSupport = (tx: Tx, shopId: ShopId): Promise<readonly SupportAccess[]> =>
  query(
    tx,
    AccessRow,
    sql`select ${COLUMNS} from support_accesses where shop_id = ${shopId} order by id desc limit ${LISTED}`,
  )

/** Ends every access to the shop; with an operator, only their emergency accesses. Returns how many. */
export const endSupport = (tx: Tx, shopId: ShopId, now: Date, personId: number | null = null): Promise<number> =>
  execute(
    tx,
    sql`
      update support_accesses set ends_at = ${now}
      where shop_id = ${shopId} and ends_at > ${now} and (${personId}::integer is null or person_id = ${personId})`,
  )

const ShopRow = z.object({ shopId: z.int() })

/** The shops that an operator has access to now. */
export async function listSupported(db: Database, personId: number, now: Date): Promise<readonly ShopId[]> {
  const rows = await asWorker(db, (tx) =>
    query(
      tx,
      ShopRow,
      sql`
        select distinct shop_id as "shopId" from support_accesses
        where ends_at > ${now} and (person_id is null or person_id = ${personId}) order by 1 limit 50`,
    ),
  )
  return rows.map(({ shopId }) => shopId)
}
