import { ONLINE_PAYMENT_METHODS, ORDER_STEPS, type OrderNumber, type OrderStep, type ShopId } from '@store/core'
import { sql } from 'drizzle-orm'
import * as z from 'zod'
import { asWorker, type Database, type Tx } from '../database/open.ts'
import { execute, type FieldsOf, query } from '../database/query.ts'
import type { ContactMail, Message } from './message.ts'

/**
 * Puts a mail to the shop in the outbox; it leaves once the transaction is committed. False: the shop has no address to
 * send it to.
 */
export async function insertContactMail(tx: Tx, shopId: ShopId, contact: ContactMail): Promise<boolean> {
  const queued = await execute(
    tx,
    sql`
      insert into outbox (shop_id, kind, contact, created_at)
      select s.shop_id, 'contact', ${JSON.stringify(contact)}::jsonb, now() from shops s
      where s.shop_id = ${shopId} and s.email is not null`,
  )
  return queued > 0
}

/**
 * One message to everybody who is to be told and can be; of an order that waits for a provider's money nobody is told
 * before it comes. Each is told once, however often this is asked for.
 */
export async function insertOrderMessages(tx: Tx, shopId: ShopId, number: OrderNumber): Promise<void> {
  await execute(
    tx,
    sql`
        insert into outbox (shop_id, kind, order_number, created_at)
        select o.shop_id, m.kind, o.order_number, now()
        from orders o join shops s on s.shop_id = o.shop_id, lateral (values
          ('order.buyer', o.buyer_email is not null),
          ('order.merchant', s.email is not null),
          ('order.hook', s.order_hook is not null)) m (kind, wanted)
        where o.shop_id = ${shopId} and o.order_number = ${number} and m.wanted
          and not (o.payment_method = any (${sql.param(ONLINE_PAYMENT_METHODS)}::text[])
            and o.status in ('unpaid', 'pending', 'rejected'))
        on conflict (shop_id, kind, order_number) do nothing`,
  )
}

/**
 * One mail to the shop about an order, if it has an address: that somebody has to look at its money, or that a proof of
 * its payment has come.
 */
export async function insertShopMail(
  tx: Tx,
  shopId: ShopId,
  number: OrderNumber,
  kind: 'order.trouble' | 'order.proof',
): Promise<void> {
  await execute(
    tx,
    sql`
      insert into outbox (shop_id, kind, order_number, created_at)
      select s.shop_id, ${kind}, ${number}, now() from shops s
      where s.shop_id = ${shopId} and s.email is not null
      on conflict (shop_id, kind, order_number) do nothing`,
  )
}

/** One mail to the buyer of an order that waits for its payment, if they left an address. */
export async function insertUnpaidMail(tx: Tx, shopId: ShopId, number: OrderNumber): Promise<void> {
  await execute(
    tx,
    sql`
      insert into outbox (shop_id, kind, order_number, created_at)
      select shop_id, 'order.unpaid', order_number, now() from orders
      where shop_id = ${shopId} and order_number = ${number} and buyer_email is not null
      on conflict (shop_id, kind, order_number) do nothing`,
  )
}

/**
 * One mail to the buyer about a step of an order they know of, if they left an address. That an order is paid, of which
 * they were told nothing yet, is told by the mail that they have bought.
 */
export async function insertStepMail(tx: Tx, shopId: ShopId, number: OrderNumber, step: OrderStep): Promise<void> {
  await execute(
    tx,
    sql`
      insert into outbox (shop_id, kind, order_number, created_at)
      select o.shop_id, case when ${step} = 'paid' and not t.bought then 'order.buyer' else ${`order.${step}`} end, o.order_number, now()
      from orders o, lateral (
        select coalesce(bool_or(kind = 'order.buyer'), false) as bought, count(*) > 0 as known from outbox b
        where b.shop_id = o.shop_id and b.order_number = o.order_number and b.kind in ('order.buyer', 'order.unpaid')) t
      where o.shop_id = ${shopId} and o.order_number = ${number} and o.buyer_email is not null
        and (t.bought or ${step} = 'paid' or (t.known and ${step} in ('cancelled', 'lapsed')))
      on conflict (shop_id, kind, order_number) do nothing`,
  )
}

const ORDER_MESSAGES = [
  'order.buyer',
  'order.merchant',
  'order.hook',
  'order.trouble',
  'order.proof',
  'order.unpaid',
  ...ORDER_STEPS.map((step) => `order.${step}` as const),
] as const
const ContactMailJson = z.object({
  clientName: z.string(),
  clientEmail: z.string(),
  clientPhone: z.string(),
  message: z.string(),
} satisfies FieldsOf<ContactMail>)

/** A message somebody has taken, to send it. */
export type Claimed = {
  readonly shopId: ShopId
  readonly id: number
  /** Known to whoever gets it: the same at every attempt. */
  readonly token: string
  /** With this one. */
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
} satisfies FieldsOf<Omit<Claimed, 'message'>>
const ClaimedRow = z.discriminatedUnion('kind', [
  z.object({ ...claimedFields, kind: z.enum(ORDER_MESSAGES), number: z.int() }),
  z.object({ ...claimedFields, kind: z.literal('contact'), contact: ContactMailJson }),
  z.object({ ...claimedFields, kind: z.literal('newsletter.confirm'), email: z.string() }),
])

const ShopRow = z.object({ shopId: z.int() })

/**
 * Takes a few messages that are due, of the first shop behind `after` that has some: who goes round the shops like this
 * passes over none, however much another one has to say. They are due again after `lease` milliseconds. `shopId` null: no
 * shop behind `after` has any. Others may have taken all of the shop's meanwhile.
 */
export function claimMessages(
  db: Database,
  wanted: { readonly kinds: readonly string[]; readonly after: ShopId; readonly limit: number; readonly lease: number },
): Promise<{ readonly shopId: ShopId | null; readonly claimed: readonly Claimed[] }> {
  const isDue = sql`sent_at is null and dead_at is null and due_at <= now()
    and kind = any (${sql.param(wanted.kinds)}::text[])`
  return asWorker(db, async (tx) => {
    const [next] = await query(
      tx,
      ShopRow,
      sql`select shop_id as "shopId" from outbox where ${isDue} and shop_id > ${wanted.after} order by shop_id limit 1`,
    )
    if (!next) return { shopId: null, claimed: [] }
    // Rows are locked of one shop at a time: a distributed database locks none across shops.
    const rows = await query(
      tx,
      ClaimedRow,
      sql`
        update outbox o set tries = tries + 1, due_at = now() + ${wanted.lease} * interval '1 ms'
        from (
          select shop_id, id from outbox where ${isDue} and shop_id = ${next.shopId}
          order by due_at limit ${wanted.limit} for update skip locked
        ) due
        where o.shop_id = due.shop_id and o.id = due.id and o.shop_id = ${next.shopId}
        returning o.shop_id as "shopId", o.id, o.token, o.tries, o.created_at as "createdAt", o.kind,
          o.order_number as number, o.contact, o.email`,
    )
    const claimed = rows.map(({ shopId, id, token, tries, createdAt, ...message }) => ({
      ...{ shopId, id, token, tries, createdAt },
      message,
    }))
    return { shopId: next.shopId, claimed: claimed.toSorted((one, other) => one.id - other.id) }
  })
}

const each = (claimed: readonly Claimed[]) => sql`unnest(
  ${sql.param(claimed.map(({ shopId }) => shopId))}::integer[],
  ${sql.param(claimed.map(({ id }) => id))}::bigint[],
  ${sql.param(claimed.map(({ tries }) => tries))}::integer[]) c (shop_id, id, tries)`

/** Nobody else may take them for as long again. */
export async function keepMessages(db: Database, claimed: readonly Claimed[], lease: number): Promise<void> {
  await asWorker(db, (tx) =>
    execute(
      tx,
      sql`
        update outbox o set due_at = now() + ${lease} * interval '1 ms' from ${each(claimed)}
        where o.shop_id = c.shop_id and o.id = c.id and o.tries = c.tries and o.sent_at is null and o.dead_at is null`,
    ),
  )
}

/** Gives back what was taken and not begun. */
export async function releaseMessages(db: Database, claimed: readonly Claimed[]): Promise<void> {
  await asWorker(db, (tx) =>
    execute(
      tx,
      sql`
        update outbox o set due_at = now(), tries = o.tries - 1 from ${each(claimed)}
        where o.shop_id = c.shop_id and o.id = c.id and o.tries = c.tries and o.sent_at is null and o.dead_at is null`,
    ),
  )
}

/** What is sent is sent, whoever has taken it meanwhile; what a person wrote, and who is asked, is forgotten. */
export async function markSent(db: Database, { shopId, id }: Claimed): Promise<void> {
  await asWorker(db, (tx) =>
    execute(
      tx,
      sql`
        update outbox set sent_at = now(), dead_at = null, contact = null, email = null, problem = null
        where shop_id = ${shopId} and id = ${id} and sent_at is null`,
    ),
  )
}

/** Null: never again. */
export async function markFailed(
  db: Database,
  { shopId, id, tries }: Claimed,
  problem: string,
  delay: number | null,
): Promise<void> {
  await asWorker(db, (tx) =>
    execute(
      tx,
      sql`
        update outbox set problem = ${problem}, dead_at = case when ${delay}::float8 is null then now() end,
          due_at = now() + coalesce(${delay}::float8, 0) * interval '1 ms'
        where shop_id = ${shopId} and id = ${id} and tries = ${tries} and sent_at is null`,
    ),
  )
}

const CountsRow = z.object({ waiting: z.int(), dead: z.int() })

/** What waits, and what was given up. */
export async function countOutbox(db: Database): Promise<{ readonly waiting: number; readonly dead: number }> {
  const [counts] = await asWorker(db, (tx) =>
    query(
      tx,
      CountsRow,
      sql`
        select (select count(*) from outbox where sent_at is null and dead_at is null) as waiting,
          (select count(*) from outbox where dead_at is not null) as dead`,
    ),
  )
  return counts ?? { waiting: 0, dead: 0 }
}
