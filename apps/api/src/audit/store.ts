import type { ShopId } from '@store/core'
import { sql } from 'drizzle-orm'
import * as z from 'zod'
import type { Tx } from '../database/open.ts'
import { execute, type FieldsOf, query } from '../database/query.ts'
import { auditLog } from './schema.ts'

type Fields = Readonly<Record<string, unknown>> | null

/** One change, or one refusal. */
export type AuditEntry = {
  readonly at: Date
  /** `operator`: a person of the platform. */
  readonly kind: 'person' | 'key' | 'platform' | 'operator'
  /** The caller's name at that time. */
  readonly who: string
  /** Null: the caller was an API key. */
  readonly personId: number | null
  /** Of a member of the platform's support: who granted the access. */
  readonly grantedBy: string | null
  /** The call's name. */
  readonly action: string
  /** `products/77`. */
  readonly thing: string
  readonly before: Fields
  readonly after: Fields
  /** The right that was missing, if the call was refused. */
  readonly refused: string | null
  readonly network: string | null
  readonly requestId: string
}

/** Writes an entry. It can never be changed; `forgetOld` deletes it after 400 days. */
export async function addAuditEntry(tx: Tx, shopId: ShopId, entry: AuditEntry): Promise<void> {
  await tx.insert(auditLog).values({ shopId, ...entry })
}

/** Whether the same was done since this time. */
export async function hasAuditEntry(
  tx: Tx,
  shopId: ShopId,
  { personId, action, thing, after }: Pick<AuditEntry, 'personId' | 'action' | 'thing'> & { readonly after: Date },
): Promise<boolean> {
  return (
    (await execute(
      tx,
      sql`
        select 1 from audit_log where shop_id = ${shopId} and at > ${after} and person_id = ${personId}
          and action = ${action} and thing = ${thing} limit 1`,
    )) > 0
  )
}

const fields = z.record(z.string(), z.unknown()).nullable()
const EntryRow = z.object({
  id: z.int(),
  at: z.date(),
  kind: z.enum(['person', 'key', 'platform', 'operator']),
  who: z.string(),
  personId: z.int().nullable(),
  grantedBy: z.string().nullable(),
  action: z.string(),
  thing: z.string(),
  before: fields,
  after: fields,
  refused: z.string().nullable(),
  network: z.string().nullable(),
  requestId: z.string(),
} satisfies FieldsOf<AuditEntry & { readonly id: number }>)

export type AuditQuestion = {
  /** Entries older than this one; null: from the newest on. */
  readonly before: number | null
  readonly limit: number
  readonly personId: number | null
  readonly action: string | null
  /** `products`: all products; `products/77`: only this one. */
  readonly thing: string | null
  readonly from: Date | null
  readonly until: Date | null
}

/** The log of a shop, the newest entry first. */
export function listAuditEntries(tx: Tx, shopId: ShopId, { before, limit, personId, action, ...of }: AuditQuestion) {
  const { thing, from, until } = of
  return query(
    tx,
    EntryRow,
    sql`
      select id, at, kind, who, person_id as "personId", granted_by as "grantedBy", action, thing, before, after, refused, network,
        request_id as "requestId"
      from audit_log
      where shop_id = ${shopId} and (${before}::bigint is null or id < ${before})
        and (${personId}::integer is null or person_id = ${personId}) and (${action}::text is null or action = ${action})
        and (${thing}::text is null or thing = ${thing} or starts_with(thing, ${thing} || '/'))
        and (${from}::timestamptz is null or at >= ${from}) and (${until}::timestamptz is null or at < ${until})
      order by id desc limit ${limit}`,
  )
}

const WhoRow = z.object({ id: z.int(), who: z.string() })

/** The people in a shop's log, each with the name in their latest entry. */
export const listAuditPeople = (tx: Tx, shopId: ShopId) =>
  query(
    tx,
    WhoRow,
    sql`
      select distinct on (person_id) person_id as id, who from audit_log
      where shop_id = ${shopId} and person_id is not null order by person_id, id desc limit 100`,
  )
