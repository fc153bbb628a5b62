import type { OrderNumber, ShopId } from '@store/core'
import { sql } from 'drizzle-orm'
import { ask } from '../database/ask.ts'
import type { Tx } from '../database/open.ts'

/** By what somebody is known: any of these is enough. `email` is in lower case, `idNumber` and `phone` as orders keep them. */
export type KnownBy = {
  readonly email: string | null
  readonly phone: string | null
  readonly idNumber: string | null
}

export type BuyerData = {
  readonly orders: readonly { readonly number: OrderNumber; readonly placedAt: string; readonly ended: boolean }[]
  /** Addresses on the list of the newsletter, left or not. */
  readonly subscriptions: readonly string[]
  /** Messages to the shop that are still kept. */
  readonly messages: number
}

const sameBuyer = ({ email, phone, idNumber }: KnownBy) =>
  sql`(lower(buyer_email) = ${email} or buyer_phone = ${phone} or buyer_id_number = ${idNumber})`
const sameWriter = ({ email, phone }: KnownBy) =>
  sql`(lower(contact->>'clientEmail') = ${email} or contact->>'clientPhone' = ${phone} or lower(email) = ${email})`

/** What a shop keeps of somebody. An order has ended when nothing can happen to it that its buyer must be told. */
export async function findBuyerData(tx: Tx, shopId: ShopId, who: KnownBy): Promise<BuyerData> {
  const orders = await ask<{ number: string; placedAt: Date; ended: boolean }>(
    tx,
    sql`
      select order_number as number, placed_at as "placedAt",
        status in ('delivered', 'cancelled') or (status = 'rejected' and released_at is not null) as ended
      from orders where shop_id = ${shopId} and ${sameBuyer(who)} order by order_number`,
  )
  const subscriptions = await ask<{ email: string }>(
    tx,
    sql`
      select email from subscribers where shop_id = ${shopId} and email = ${who.email}
      union select email from consents where shop_id = ${shopId} and email = ${who.email}`,
  )
  const [messages] = await ask<{ count: number }>(
    tx,
    sql`select count(*)::integer as count from outbox where shop_id = ${shopId} and ${sameWriter(who)}`,
  )
  return {
    orders: orders.map(({ number, placedAt, ended }) => ({
      ...{ number: Number(number), placedAt: placedAt.toISOString(), ended },
    })),
    subscriptions: subscriptions.map(({ email }) => email),
    messages: messages?.count ?? 0,
  }
}

/**
 * As the worker: takes out of a shop what shows who somebody is: out of these orders, whose lines, amounts and dates stay for the books;
 * the newsletter with its proofs; messages to the shop.
 */
export async function forgetBuyer(tx: Tx, shopId: ShopId, who: KnownBy, orders: readonly OrderNumber[]): Promise<void> {
  const numbers = sql`any(${sql.param(orders.map(String))}::bigint[])`
  const ofOrders = sql`shop_id = ${shopId} and order_number = ${numbers}`
  for (const statement of [
    sql`
      update orders set buyer_name = '', buyer_id_number = '', buyer_email = null, buyer_phone = '', buyer_message = null,
        answers = '[]', carrier = case when jsonb_typeof(carrier) = 'object'
          then carrier || '{"trackingNumber": null, "trackingUrl": null}' end,
        delivery = case when delivery->>'kind' <> 'address' then delivery else jsonb_set(delivery, '{address}',
          delivery->'address' || '{"address": "", "neighbourhood": null, "postcode": null, "details": null}') end
      where ${ofOrders}`,
    sql`update order_lines set message = null where ${ofOrders}`,
    sql`update order_events set why = null where ${ofOrders}`,
    sql`update coupon_uses set buyer_id_number = '' where ${ofOrders}`,
    sql`delete from order_keys where ${ofOrders}`,
    sql`delete from outbox where shop_id = ${shopId} and ${sameWriter(who)}`,
    sql`delete from outbox where ${ofOrders} and sent_at is null`,
    sql`delete from consents where shop_id = ${shopId} and email = ${who.email}`,
    sql`delete from subscribers where shop_id = ${shopId} and email = ${who.email}`,
  ])
    await ask(tx, statement)
}
