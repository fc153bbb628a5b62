import type { ShopId } from '@store/core'
import { sql } from 'drizzle-orm'
import * as z from 'zod'
import { asWorker, type Database, type Tx } from '../database/open.ts'
import { execute, type FieldsOf, mismatchOf, query } from '../database/query.ts'
import { type ContactMail, type Message, ORDER_MAILS, ORDER_PUSHES } from './message.ts'

const ContactMailJson = z.object({
  clientName: z.string(),
  clientEmail: z.string(),
  clientPhone: z.string(),
  message: z.string(),
} satisfies FieldsOf<ContactMail>)

/** A message that this process has claimed in order to send it. */
export type ClaimedMessage = {
  readonly shopId: ShopId
  readonly id: number
  /** Its id for the receiver, the same at every attempt. */
  readonly token: string
  /** The number of attempts, including this one. */
  readonly tries: number
  readonly createdAt: Date
  readonly message: Message
}

const claimedFields = {
  shopId: z.int(),
  id: z.int(),
  token: z.string(),
  tries: z.int(),
  createdAt: z.date(),
} satisfies FieldsOf<Omit<ClaimedMessage, 'message'>>
const ClaimedRow = z.discriminatedUnion('kind', [
  z.object({ ...claimedFields, kind: z.enum(ORDER_MAILS), number: z.int() }),
  z.object({ ...claimedFields, kind: z.enum(ORDER_PUSHES), number: z.int() }),
  z.object({ ...claimedFields, kind: z.literal('push.message') }),
  z.object({ ...claimedFields, kind: z.literal('contact'), contact: ContactMailJson }),
  z.object({ ...claimedFields, kind: z.enum(['newsletter.confirm', 'team.invitation']), email: z.string() }),
  z.object({ ...claimedFields, kind: z.enum(['webhook', 'webhook.off']), delivery: z.int() }),
])

/** The columns that every row has, whatever its content. */
const AnyRow = z.looseObject({ shopId: z.int(), id: z.int(), tries: z.int(), kind: z.string() })

/** A row that could not be read; it was given up. */
type InvalidClaim = Pick<ClaimedMessage, 'shopId' | 'id' | 'tries'> & {
  readonly kind: string
  readonly problem: string
}

const ShopRow = z.object({ shopId: z.int() })

/**
 * Claims a few due messages of the first shop after `after` that has some. A caller that goes through the shops like this
 * skips none, even if another shop has many messages. They are due again after `lease` milliseconds. `shopId` null: no shop
 * after `after` has any. Other processes may have claimed all of the shop's messages meanwhile. Unreadable rows are marked
 * as failed for good, so that they do not block others.
 */
export function claimMessages(
  db: Database,
  filter: { readonly kinds: readonly string[]; readonly after: ShopId; readonly limit: number; readonly lease: number },
): Promise<{
  readonly shopId: ShopId | null
  readonly claimed: readonly ClaimedMessage[]
  readonly invalid: readonly InvalidClaim[]
}> {
  const isDue = sql`sent_at is null and dead_at is null and due_at <= now()
    and kind = any (${sql.param(filter.kinds)}::text[])`
  return asWorker(db, async (tx) => {
    const [next] = await query(
      tx,
      ShopRow,
      sql`select shop_id as "shopId" from outbox where ${isDue} and shop_id > ${filter.after} order by shop_id limit 1`,
    )
    if (!next) return { shopId: null, claimed: [], invalid: [] }
    // Rows are locked for one shop at a time: a distributed database cannot lock rows across shops.
    const rows = await query(
      tx,
      AnyRow,
      sql`
        update outbox o set tries = tries + 1, due_at = now() + ${filter.lease} * interval '1 ms'
        from (
          select shop_id, id from outbox where ${isDue} and shop_id = ${next.shopId}
          order by due_at limit ${filter.limit} for update skip locked
        ) due
        where o.shop_id = due.shop_id and o.id = due.id and o.shop_id = ${next.shopId}
        returning o.shop_id as "shopId", o.id, o.token, o.tries, o.created_at as "createdAt", o.kind,
          o.order_number as number, o.contact, o.email, o.delivery_id as delivery`,
    )
    const claimed: ClaimedMessage[] = []
    const invalid: InvalidClaim[] = []
    for (const row of rows) {
      const read = ClaimedRow.safeParse(row)
      if (read.success) {
        const { shopId, id, token, tries, createdAt, ...message } = read.data
        claimed.push({ shopId, id, token, tries, createdAt, message })
      } else {
        const { shopId, id, tries, kind } = row
        invalid.push({ shopId, id, tries, kind, problem: mismatchOf(read.error) })
      }
    }
    for (const each of invalid) await fail(tx, each, each.problem, null)
    return { shopId: next.shopId, claimed: claimed.toSorted((one, other) => one.id - other.id), invalid }
  })
}

const each = (claimed: readonly ClaimedMessage[]) => sql`unnest(
  ${sql.param(claimed.map(({ shopId }) => shopId))}::integer[],
  ${sql.param(claimed.map(({ id }) => id))}::bigint[],
  ${sql.param(claimed.map(({ tries }) => tries))}::integer[]) c (shop_id, id, tries)`

/** Extends the claim by the same time. */
export async function keepMessages(db: Database, claimed: readonly ClaimedMessage[], lease: number): Promise<void> {
  await asWorker(db, (tx) =>
    execute(
      tx,
      sql`
        update outbox o set due_at = now() + ${lease} * interval '1 ms' from ${each(claimed)}
        where o.shop_id = c.shop_id and o.id = c.id and o.tries = c.tries and o.sent_at is null and o.dead_at is null`,
    ),
  )
}

/** Returns claimed messages that were not started. */
export async function releaseMessages(db: Database, claimed: readonly ClaimedMessage[]): Promise<void> {
  await asWorker(db, (tx) =>
    execute(
      tx,
      sql`
        update outbox o set due_at = now(), tries = o.tries - 1 from ${each(claimed)}
        where o.shop_id = c.shop_id and o.id = c.id and o.tries = c.tries and o.sent_at is null and o.dead_at is null`,
    ),
  )
}

/** Marks a message as sent, also if another process has claimed it meanwhile. A visitor's text and address are deleted. */
export async function markSent(db: Database, { shopId, id }: ClaimedMessage): Promise<void> {
  await asWorker(db, (tx) =>
    execute(
      tx,
      sql`
        update outbox set sent_at = now(), dead_at = null, dropped = false, contact = null, email = null, problem = null
        where shop_id = ${shopId} and id = ${id} and sent_at is null`,
    ),
  )
}

/** `delay`: milliseconds until the next try; null: there is none. */
export async function markFailed(
  db: Database,
  claimed: ClaimedMessage,
  problem: string,
  delay: number | null,
): Promise<void> {
  await asWorker(db, (tx) => fail(tx, claimed, problem, delay))
}

/** Drops a message for good, because nobody wants it any more. */
export async function markDropped(db: Database, { shopId, id, tries }: ClaimedMessage, reason: string): Promise<void> {
  await asWorker(db, (tx) =>
    execute(
      tx,
      sql`
        update outbox set problem = ${reason}, dead_at = now(), dropped = true, contact = null, email = null
        where shop_id = ${shopId} and id = ${id} and tries = ${tries} and sent_at is null`,
    ),
  )
}

const fail = (
  tx: Tx,
  { shopId, id, tries }: Pick<ClaimedMessage, 'shopId' | 'id' | 'tries'>,
  problem: string,
  delay: number | null,
) =>
  execute(
    tx,
    sql`
      update outbox set problem = ${problem}, dead_at = ${delay === null ? sql`now()` : sql`null`}, dropped = false,
        due_at = now() + ${delay ?? 0}::float8 * interval '1 ms'
      where shop_id = ${shopId} and id = ${id} and tries = ${tries} and sent_at is null`,
  )
