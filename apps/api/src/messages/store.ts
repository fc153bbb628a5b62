import { ONLINE_PAYMENT_METHODS, type OrderNumber, type OrderStep, type ShopId } from '@store/core'
import { sql } from 'drizzle-orm'
import * as z from 'zod'
import { asWorker, type Database, type Tx } from '../database/open.ts'
import { execute, type FieldsOf, query } from '../database/query.ts'
import { dueAfter, type Waiting } from '../webhooks/store/waiting.ts'
import type { ContactMail } from './message.ts'
import { hasReader } from './team-mails.ts'

/** Puts a mail to the shop into the outbox, if somebody reads it; it is sent after the transaction is committed. */
export async function insertContactMail(tx: Tx, shopId: ShopId, contact: ContactMail): Promise<void> {
  await execute(
    tx,
    sql`
      insert into outbox (shop_id, kind, contact, created_at)
      select s.shop_id, 'contact', ${JSON.stringify(contact)}::jsonb, now() from shops s
      where s.shop_id = ${shopId} and ${hasReader('message')}
      returning 1`,
  )
}

/**
 * Queues one message for everybody who should get one and can be reached. About an order that waits for an online payment
 * nothing is sent before the money arrives. `shop` false: the shop gets none. Each message is sent once, however often this
 * is called.
 */
export async function insertOrderMessages(
  tx: Tx,
  shopId: ShopId,
  number: OrderNumber,
  { shop = true }: { readonly shop?: boolean } = {},
): Promise<void> {
  await execute(
    tx,
    sql`
        insert into outbox (shop_id, kind, order_number, created_at)
        select o.shop_id, m.kind, o.order_number, now()
        from orders o join shops s on s.shop_id = o.shop_id, lateral (values
          ('order.buyer', o.buyer_email is not null),
          ('order.merchant', ${shop} and ${hasReader('order')})) m (kind, wanted)
        where o.shop_id = ${shopId} and o.order_number = ${number} and m.wanted
          and not (o.payment_method = any (${sql.param(ONLINE_PAYMENT_METHODS)}::text[])
            and o.status in ('unpaid', 'pending', 'rejected'))
        on conflict (shop_id, kind, order_number) do nothing`,
  )
}

/**
 * Queues one mail to the shop about an order, if somebody reads it: its money needs attention, or a proof of
 * its payment has arrived.
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
      where s.shop_id = ${shopId} and ${hasReader('trouble')}
      on conflict (shop_id, kind, order_number) do nothing`,
  )
}

/** How long before the end of an order's hold the team is reminded. */
const HOLD_WARNING = '2 hours'

/**
 * Queues one push notification about an order, if a device of the team is subscribed. A reminder of a hold is sent two hours
 * before its end.
 */
export async function insertOrderPush(
  tx: Tx,
  shopId: ShopId,
  number: OrderNumber,
  kind: 'order' | 'paid' | 'hold' | 'soldOut' | 'trouble',
): Promise<void> {
  await execute(
    tx,
    sql`
      insert into outbox (shop_id, kind, order_number, created_at, due_at)
      select o.shop_id, ${`push.${kind}`}, o.order_number, now(),
        case when ${kind} = 'hold' then greatest(now(), o.held_until - ${HOLD_WARNING}::interval) else now() end
      from orders o
      where o.shop_id = ${shopId} and o.order_number = ${number}
        and (${kind} <> 'hold' or (o.channel = 'chat' and o.held_until is not null))
        and exists (select 1 from push_subscriptions p where p.shop_id = ${shopId} and p.kinds ? ${kind})
      on conflict (shop_id, kind, order_number) do nothing`,
  )
}

/** Queues the push notification that somebody has written to the shop, if a device of the team is subscribed. */
export async function insertMessagePush(tx: Tx, shopId: ShopId): Promise<void> {
  await execute(
    tx,
    sql`
      insert into outbox (shop_id, kind, created_at) select ${shopId}, 'push.message', now()
      where exists (select 1 from push_subscriptions p where p.shop_id = ${shopId} and p.kinds ? 'message')
      returning 1`,
  )
}

/** Queues a mail to an address that was invited into the shop's team. */
export async function insertInvitationMail(tx: Tx, shopId: ShopId, email: string): Promise<void> {
  await execute(
    tx,
    sql`
      insert into outbox (shop_id, kind, email, created_at) values (${shopId}, 'team.invitation', ${email}, now())`,
  )
}

/** Queues one mail to the buyer of an order that waits for its payment, if they left an address. */
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
 * Queues one mail to the buyer about a step of an order that was announced to them, if they left an address. If the order
 * was not announced yet and is paid now, the mail that confirms the purchase is sent instead.
 */
export async function insertStepMail(
  tx: Tx,
  shopId: ShopId,
  number: OrderNumber,
  step: OrderStep,
  waiting?: Waiting,
): Promise<void> {
  const isWaiting = step === 'changed' && (await replaceChangeMail(tx, shopId, number))
  await execute(
    tx,
    sql`
      insert into outbox (shop_id, kind, order_number, created_at, order_step, due_at)
      select o.shop_id, case when ${step} = 'paid' and not t.bought then 'order.buyer' else ${`order.${step}`} end, o.order_number, now(),
        ${isWaiting ? null : (waiting?.step ?? null)}::bigint, ${dueAfter(waiting)}
      from orders o, (
        select coalesce(bool_or(kind = 'order.buyer'), false) as bought, count(*) > 0 as known from outbox b
        where b.shop_id = ${shopId} and b.order_number = ${number} and b.kind in ('order.buyer', 'order.unpaid')) t
      where o.shop_id = ${shopId} and o.order_number = ${number} and o.buyer_email is not null
        and (t.bought or ${step} = 'paid' or (t.known and ${step} in ('cancelled', 'lapsed')))
      on conflict (shop_id, kind, order_number) do nothing`,
  )
}

const WaitsRow = z.object({ waits: z.boolean() })

/**
 * Deletes the mail about an earlier change of an order, so that one about a later change can be queued. True: it had not
 * been sent; then the later mail covers both changes, and undoing the later change alone must not take it back.
 */
async function replaceChangeMail(tx: Tx, shopId: ShopId, number: OrderNumber): Promise<boolean> {
  const [replaced] = await query(
    tx,
    WaitsRow,
    sql`
      delete from outbox where shop_id = ${shopId} and order_number = ${number} and kind = 'order.changed'
      returning sent_at is null and dead_at is null as waits`,
  )
  return replaced?.waits ?? false
}

/** Whether a mail about a change of an order waits to be sent. */
export async function waitsChangeMail(tx: Tx, shopId: ShopId, number: OrderNumber): Promise<boolean> {
  const [{ waits } = { waits: false }] = await query(
    tx,
    WaitsRow,
    sql`
      select exists (
        select 1 from outbox where shop_id = ${shopId} and order_number = ${number} and kind = 'order.changed'
          and tries = 0 and sent_at is null and dead_at is null) as waits`,
  )
  return waits
}

type OutboxCounts = { readonly waiting: number; readonly dead: number; readonly dropped: number }
const CountsRow = z.object({ waiting: z.int(), dead: z.int(), dropped: z.int() } satisfies FieldsOf<OutboxCounts>)

/** The numbers of messages that wait, were given up, or were dropped because they were no longer wanted. */
export async function countOutbox(db: Database): Promise<OutboxCounts> {
  const [counts] = await asWorker(db, (tx) =>
    query(
      tx,
      CountsRow,
      sql`
        select (select count(*) from outbox where sent_at is null and dead_at is null) as waiting,
          (select count(*) from outbox where dead_at is not null and not dropped) as dead,
          (select count(*) from outbox where dead_at is not null and dropped) as dropped`,
    ),
  )
  return counts ?? { waiting: 0, dead: 0, dropped: 0 }
}
