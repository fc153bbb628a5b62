import type { ShopId } from '@store/core'
import { sql } from 'drizzle-orm'
import * as z from 'zod'
import { asWorker, type Database, type Tx } from '../database/open.ts'
import { execute, type FieldsOf, query } from '../database/query.ts'
import { leaveDomain } from './store.ts'

/** A verified domain that has not been checked for a while. */
export type WatchedDomain = {
  readonly name: string
  readonly shopId: ShopId
  readonly subdomain: string
  readonly vouched: boolean
  readonly failingSince: Date | null
}
const WatchedDomainRow = z.object({
  name: z.string(),
  shopId: z.int(),
  subdomain: z.string(),
  vouched: z.boolean(),
  failingSince: z.date().nullable(),
} satisfies FieldsOf<WatchedDomain>)

/** Returns verified domains not checked since `before`, and claims them, so that no other process checks them now. */
export function claimDomains(
  db: Database,
  { now, before, limit }: { readonly now: Date; readonly before: Date; readonly limit: number },
): Promise<readonly WatchedDomain[]> {
  return asWorker(db, (tx) =>
    query(
      tx,
      WatchedDomainRow,
      sql`
        update hosts h set checked_at = ${now} from (
          select kind, name from hosts
          where kind = 'domain' and verified and (checked_at is null or checked_at < ${before})
          order by checked_at nulls first limit ${limit} for update skip locked
        ) due, hosts s
        where h.kind = due.kind and h.name = due.name and s.kind = 'subdomain' and s.shop_id = h.shop_id
        returning h.name, h.shop_id as "shopId", s.name as subdomain, h.vouched, h.failing_since as "failingSince"`,
    ),
  )
}

/** Records the result of a check. */
export async function noteDomain(
  db: Database,
  { name, shopId }: WatchedDomain,
  { well, now }: { readonly well: boolean; readonly now: Date },
): Promise<void> {
  await asWorker(db, (tx) =>
    execute(
      tx,
      sql`
        update hosts set failing_since = ${well ? sql`null` : sql`coalesce(failing_since, ${now})`}
        where kind = 'domain' and name = ${name} and shop_id = ${shopId}`,
    ),
  )
}

/**
 * Ends the verification: the domain no longer opens its shop, and is no longer used in addresses. False: it had lapsed
 * already, or is gone.
 */
export async function lapseDomain(tx: Tx, { name, shopId }: WatchedDomain, now: Date): Promise<boolean> {
  const lapsed = await execute(
    tx,
    sql`
      update hosts set failing_since = null, verified = false, lapsed_at = ${now}
      where kind = 'domain' and name = ${name} and shop_id = ${shopId} and verified`,
  )
  if (lapsed > 0) await leaveDomain(tx, shopId, name)
  return lapsed > 0
}
