import { sql } from 'drizzle-orm'
import { asWorker, type Database } from '../database/open.ts'
import { execute } from '../database/query.ts'

/** Days after which data is deleted. */
/** Searches without a result. */
const SEARCH_DAYS = 90
const UNCONFIRMED_DAYS = 7
const NETWORK_ADDRESS_DAYS = 30
const SENT_DAYS = 30
/** Deliveries to webhooks. */
const DELIVERY_DAYS = 30
/** Entries of the audit log. */
const AUDIT_DAYS = 400
/** Steps of orders, which can be undone for seconds. */
const STEP_DAYS = 1
/** Drafts that were not edited, and products in the bin. */
const DRAFT_DAYS = 90
const BIN_DAYS = 30
/** How long the same idempotency key means the same call. */
export const IDEMPOTENCY_DAYS = 7
/** Tasks that have ended; their undo data is deleted once they can no longer be undone. */
const TASK_DAYS = 30
/** Files of products that were not imported. */
const FILE_DAYS = 1
const COUNT_DAYS = 90
/** Messages of shoppers to shops, and the most that one shop keeps, against floods. */
const MESSAGE_DAYS = 180
const MOST_MESSAGES = 10_000
/** How long the subdomain of a deleted shop stays reserved. */
const NAME_DAYS = 90
/** For proofs of payment: after the order needs no proof any more, and for orders that never end. */
const PROOF_DAYS = 90
const OPEN_PROOF_DAYS = 365
/** Rows per statement for a shop: few, so that locks are short. */
const BATCH = 5_000

/**
 * Deletes data that is older than its time limit, in small batches: searches; unconfirmed newsletter addresses with
 * their proofs; network addresses of consents; messages to shops and confirmation mails
 * that were sent or given up; messages that shops keep; deliveries to webhooks; entries of audit logs; drafts; products in the bin; tasks that ended;
 * counts of stock; names of deleted shops; invitations that ended; proofs of payment of settled
 * orders. Returns the number of rows.
 */
export async function forgetOld(db: Database, now: Date, onStep = () => {}): Promise<number> {
  const before = (days: number) => sql`${new Date(now.getTime() - days * 24 * 60 * 60 * 1000)}::timestamptz`
  const old = [
    // Search terms are shoppers' own words.
    sql`
      delete from shop_counts using (
        select c.shop_id, c.about, c.day from shops s, lateral (
          select shop_id, about, day from shop_counts
          where shop_id = s.shop_id and what = 'foundNothing' and about > '' and day < ${before(SEARCH_DAYS)}::date
          limit ${BATCH}) c
      ) old where shop_counts.shop_id = old.shop_id and shop_counts.what = 'foundNothing'
        and shop_counts.about = old.about and shop_counts.day = old.day`,
    // The proofs of a confirmed address's consent stay, also if it unsubscribed and subscribed again.
    sql`
      with gone as (
        delete from subscribers where confirmed_at is null
          and greatest(subscribed_at, asked_at) < ${before(UNCONFIRMED_DAYS)} returning shop_id, email
      ), proof as (
        delete from consents c using gone where c.shop_id = gone.shop_id and c.email = gone.email and not exists (
          select 1 from consents k where k.shop_id = c.shop_id and k.email = c.email and k.act = 'confirmed'))
      select 1 from gone`,
    sql`update consents set address = null where address is not null and at < ${before(NETWORK_ADDRESS_DAYS)}`,
    // Messages about orders contain no personal data, and prevent that an order is announced twice.
    sql`
      delete from outbox where order_number is null
        and coalesce(sent_at, dead_at) < ${before(SENT_DAYS)}`,
  ]
  old.push(sql`
    delete from idempotency_keys using (
      select k.shop_id, k.key from idempotency_keys k where k.at < ${before(IDEMPOTENCY_DAYS)} limit ${BATCH}
    ) old where idempotency_keys.shop_id = old.shop_id and idempotency_keys.key = old.key returning 1`)
  old.push(sql`
    delete from audit_log using (
      select a.shop_id, a.id from shops s, lateral (
        select shop_id, id from audit_log where shop_id = s.shop_id and at < ${before(AUDIT_DAYS)} limit ${BATCH}) a
    ) old where audit_log.shop_id = old.shop_id and audit_log.id = old.id`)
  old.push(sql`delete from order_steps where until < ${before(STEP_DAYS)}`)
  old.push(sql`
    delete from task_parts p using tasks t
    where t.shop_id = p.shop_id and t.id = p.task_id and t.state in ('done', 'failed') and t.undo_until < ${now}`)
  old.push(sql`
    delete from product_imports i where (i.task_id is null and i.created_at < ${before(FILE_DAYS)})
      or (i.task_id is not null and i.created_at < ${before(TASK_DAYS)} and not exists (
        select 1 from tasks t where t.shop_id = i.shop_id and t.id = i.task_id))`)
  old.push(sql`delete from tasks where finished_at < ${before(TASK_DAYS)}`)
  old.push(sql`delete from stock_counts where created_at < ${before(COUNT_DAYS)}`)
  old.push(sql`
    delete from contact_messages using (
      select m.shop_id, m.id from shops s, lateral (
        select shop_id, id from contact_messages where shop_id = s.shop_id and at < ${before(MESSAGE_DAYS)} limit ${BATCH}) m
    ) old where contact_messages.shop_id = old.shop_id and contact_messages.id = old.id`)
  old.push(sql`
    delete from contact_messages using (
      select m.shop_id, m.id from shops s, lateral (
        select shop_id, id from contact_messages where shop_id = s.shop_id
        order by id desc limit ${BATCH} offset ${MOST_MESSAGES}) m
    ) old where contact_messages.shop_id = old.shop_id and contact_messages.id = old.id`)
  old.push(sql`delete from drafts where saved_at < ${before(DRAFT_DAYS)}`)
  // Few at a time: deleting one also deletes its stock rows, which orders lock.
  old.push(sql`
    delete from products using (
      select p.shop_id, p.id from shops s, lateral (
        select shop_id, id from products where shop_id = s.shop_id and deleted_at < ${before(BIN_DAYS)} limit ${BATCH}) p
    ) old where products.shop_id = old.shop_id and products.id = old.id`)
  old.push(sql`
    delete from articles using (
      select a.shop_id, a.id from shops s, lateral (
        select shop_id, id from articles where shop_id = s.shop_id and deleted_at < ${before(BIN_DAYS)} limit ${BATCH}) a
    ) old where articles.shop_id = old.shop_id and articles.id = old.id`)
  old.push(sql`delete from hosts where kind = 'subdomain' and not verified and failing_since < ${before(NAME_DAYS)}`)
  old.push(sql`delete from invitations where ends_at < ${now}`)
  old.push(sql`
    delete from webhook_deliveries using (
      select d.shop_id, d.id from shops s, lateral (
        select shop_id, id from webhook_deliveries
        where shop_id = s.shop_id and created_at < ${before(DELIVERY_DAYS)} limit ${BATCH}) d
    ) old where webhook_deliveries.shop_id = old.shop_id and webhook_deliveries.id = old.id`)
  old.push(sql`
    delete from payment_proofs p using orders o
    where o.shop_id = p.shop_id and o.order_number = p.order_number and (p.received_at < ${before(OPEN_PROOF_DAYS)}
      or (o.status not in ('unpaid', 'pending') and greatest(o.updated_at, p.received_at) < ${before(PROOF_DAYS)}))`)
  let forgotten = 0
  for (const statement of old) {
    onStep()
    forgotten += await asWorker(db, (tx) => execute(tx, statement))
  }
  return forgotten
}
