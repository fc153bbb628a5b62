import { ADDRESS_FIELDS, type Order, type OrderNumber, readTexts, type ShopId } from '@store/core'
import { type SQL, sql } from 'drizzle-orm'
import * as z from 'zod'
import type { Tx } from '../../database/open.ts'
import { execute, query } from '../../database/query.ts'
import { ERASED_BUYER } from './buyer-columns.ts'

/**
 * The values that identify a person: everybody who shares one of them counts as the same person. `email` is in lower case, `idNumber` and
 * `phone` are as orders store them; null: not known.
 */
export type KnownBy = {
  readonly email: string | null
  readonly phone: string | null
  readonly idNumber: string | null
}

export type BuyerData = {
  readonly orders: readonly { readonly number: OrderNumber; readonly placedAt: string; readonly ended: boolean }[]
  /** Mail addresses on the newsletter list, unsubscribed ones included. */
  readonly subscriptions: readonly string[]
  /** Messages to the shop. */
  readonly messages: number
}

/** A condition on orders. */
export const sameBuyer = ({ email, phone, idNumber }: KnownBy) =>
  sql`(lower(buyer_email) = ${email} or buyer_phone = ${phone} or buyer_id_number = ${idNumber})`
/** A condition on orders: the invoice is in this person's name, even if somebody else bought. */
const sameInvoice = ({ email, idNumber }: KnownBy) => sql`(
  lower(invoice->>'email') = ${email} or upper(regexp_replace(invoice->>'taxId', '[^[:alnum:]]', '', 'g')) = ${idNumber})`
/** A condition on messages to the shop, whose phone numbers are stored as typed: with or without the country's code. */
function hasWritten({ email, phone }: KnownBy, typed: { readonly email: SQL; readonly phone: SQL }) {
  const digits = sql`ltrim(regexp_replace(${typed.phone}, '[^0-9]', '', 'g'), '0')`
  return sql`(lower(${typed.email}) = ${email} or (length(${digits}) >= 7 and ${phone}::text like '%' || ${digits}))`
}
/** The condition on stored messages. */
const sameSender = (who: KnownBy) => hasWritten(who, { email: sql`email`, phone: sql`phone` })
/** The condition on messages waiting to be sent, and on other mails to typed addresses. */
const sameWriter = (who: KnownBy) =>
  sql`(${hasWritten(who, { email: sql`contact->>'clientEmail'`, phone: sql`contact->>'clientPhone'` })} or lower(email) = ${who.email})`

const BuyersOrderRow = z.object({ number: z.int(), placedAt: z.date(), ended: z.boolean() })
const SubscriptionRow = z.object({ email: z.string() })
const MessagesRow = z.object({ count: z.int() })

/** The data that a shop stores of a person. An order has ended if no mail about it is sent to its buyer any more. */
export async function findBuyerData(tx: Tx, shopId: ShopId, who: KnownBy): Promise<BuyerData> {
  const orders = await query(
    tx,
    BuyersOrderRow,
    sql`
      select order_number as number, placed_at as "placedAt",
        status in ('delivered', 'cancelled') or (status = 'rejected' and released_at is not null) as ended
      from orders where shop_id = ${shopId} and (${sameBuyer(who)} or ${sameInvoice(who)}) order by order_number`,
  )
  const subscriptions = await query(
    tx,
    SubscriptionRow,
    sql`
      select email from subscribers where shop_id = ${shopId} and email = ${who.email}
      union select email from consents where shop_id = ${shopId} and email = ${who.email}`,
  )
  const [messages] = await query(
    tx,
    MessagesRow,
    sql`select count(*)::integer as count from contact_messages where shop_id = ${shopId} and ${sameSender(who)}`,
  )
  return {
    orders: orders.map(({ number, placedAt, ended }) => ({
      number,
      placedAt: placedAt.toISOString(),
      ended,
    })),
    subscriptions: subscriptions.map(({ email }) => email),
    messages: messages?.count ?? 0,
  }
}

const { city: _city, division: _division, ...NO_STREET } = readTexts(ADDRESS_FIELDS, () => null)

/** The values of an erased address, except the city; and of an erased parcel, except the carrier. */
export { NO_STREET }
export const NO_TRACKING: Omit<NonNullable<Order['carrier']>, 'name'> = { trackingNumber: null, trackingUrl: null }

/** The beginning of a history entry that names a former buyer (`orders/change.ts`). */
const BUYER_CHANGED = 'buyer changed: '

const NumberRow = z.object({ number: z.int() })

/** Replaces a statement that deletes deliveries to webhooks and returns them: deletes their waiting messages too. */
const withWaiting = (deletion: SQL): SQL => sql`
  with gone as (${deletion}) delete from outbox o using gone
  where o.shop_id = gone.shop_id and o.delivery_id = gone.id and o.sent_at is null`

/**
 * As the worker: erases a person's data in a shop: in these orders, whose lines, amounts and dates stay
 * for the books; the newsletter subscription with its proofs; and messages to the shop. In an order that somebody else bought, only the
 * data of the invoice is erased.
 */
export async function forgetBuyer(tx: Tx, shopId: ShopId, who: KnownBy, orders: readonly OrderNumber[]): Promise<void> {
  const numbered = (numbers: readonly OrderNumber[]) =>
    sql`shop_id = ${shopId} and order_number = any(${sql.param(numbers)}::bigint[])`
  const found = numbered(orders)
  const orderNumbers = await query(
    tx,
    NumberRow,
    sql`select order_number as number from orders where ${found} and ${sameBuyer(who)}`,
  )
  const ofOrders = numbered(orderNumbers.map(({ number }) => number))
  for (const statement of [
    // The team's marks of them, by any identifying value.
    sql`
      delete from buyer_marks m where m.shop_id = ${shopId} and (
        m.id_number = ${who.idNumber} or m.phone = ${who.phone} or m.email = ${who.email}
        or exists (select 1 from orders where shop_id = ${shopId} and ${sameBuyer(who)} and (m.id_number = buyer_id_number
          or m.phone = buyer_phone or m.email = lower(buyer_email))))`,
    // Also steps of open orders, and of orders that were theirs until the buyer was changed.
    sql`
      delete from order_steps t using orders o where t.shop_id = ${shopId} and o.shop_id = ${shopId}
        and o.order_number = t.order_number and (${sameBuyer(who)} or t.before->>'buyer_phone' = ${who.phone})`,
    sql`
      update order_events set why = null where shop_id = ${shopId}
        and why like ${`${BUYER_CHANGED}%`} and strpos(why, ${who.phone}) > 0`,
    sql`update orders set invoice = null where ${found}`,
    sql`
      update orders set ${ERASED_BUYER},
        answers = '[]', carrier = case when jsonb_typeof(carrier) = 'object'
          then carrier || ${JSON.stringify(NO_TRACKING)}::jsonb end,
        delivery = case when delivery->>'kind' <> 'address' then delivery else jsonb_set(delivery, '{address}',
          delivery->'address' || ${JSON.stringify(NO_STREET)}::jsonb) end
      where ${ofOrders}`,
    sql`update order_lines set message = null where ${ofOrders}`,
    sql`update order_events set why = null where ${ofOrders}`,
    sql`update refunds set reason = '' where ${ofOrders}`,
    sql`update refund_requests set reason = '' where ${ofOrders}`,
    sql`delete from order_notes where ${ofOrders}`,
    sql`update coupon_uses set buyer_id_number = '' where ${ofOrders}`,
    sql`delete from payment_proofs where ${ofOrders}`,
    sql`delete from order_keys where ${ofOrders}`,
    sql`delete from contact_messages where shop_id = ${shopId} and ${sameSender(who)}`,
    sql`delete from outbox where shop_id = ${shopId} and ${sameWriter(who)}`,
    sql`delete from outbox where ${ofOrders} and sent_at is null`,
    // The waiting and sent deliveries to webhooks about this person: about these orders, and about their messages and subscriptions.
    withWaiting(sql`
      delete from webhook_deliveries where shop_id = ${shopId} and (event like 'order.%' or event = 'payment.trouble')
        and about = any(${sql.param(orders.map(String))}::text[])
        and jsonb_typeof(body::jsonb #> '{data,buyer}') = 'object' returning shop_id, id`),
    // Also about orders that were theirs until their buyer was changed.
    withWaiting(sql`
      delete from webhook_deliveries where shop_id = ${shopId} and (event like 'order.%' or event = 'payment.trouble')
        and body::jsonb #>> '{data,buyer,phone}' = ${who.phone} returning shop_id, id`),
    withWaiting(sql`
      delete from webhook_deliveries where shop_id = ${shopId} and id in (
        select id from (
          select id, told ->> 'email' as email,
            jsonb_build_object('clientEmail', told ->> 'email', 'clientPhone', told ->> 'phone') as contact
          from webhook_deliveries, lateral (select body::jsonb -> 'data' as told) t
          where shop_id = ${shopId} and event in ('message.received', 'subscriber.confirmed', 'subscriber.left')) told
        where ${sameWriter(who)}) returning shop_id, id`),
    sql`delete from consents where shop_id = ${shopId} and email = ${who.email}`,
    sql`delete from subscribers where shop_id = ${shopId} and email = ${who.email}`,
  ])
    await execute(tx, statement)
}
