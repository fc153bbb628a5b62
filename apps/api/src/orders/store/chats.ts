import type { OrderNumber, ShopId } from '@store/core'
import { type SQL, sql } from 'drizzle-orm'
import type { Tx } from '../../database/open.ts'
import { execute } from '../../database/query.ts'

/** The reason of an entry in a history that changes nothing: somebody of the shop opened a chat with the buyer. */
const CHAT_OPENED = 'chat opened'

/** Whether an entry `e` of a history is that: a step whose reason somebody wrote in these words changes something. */
export const IS_CHAT: SQL = sql`(e.why is not distinct from ${CHAT_OPENED} and e.from_status is not distinct from e.to_status)`

/** Entries about chats in the history of an order: further ones are not written. */
const MOST = 50

/**
 * Writes down that a chat was opened, unless that is the last that happened, and by the same person, or the history is full of chats. The
 * caller has locked the order.
 */
export async function noteChat(
  tx: Tx,
  { shopId, number }: { readonly shopId: ShopId; readonly number: OrderNumber },
  { who, at }: { readonly who: string; readonly at: Date },
): Promise<void> {
  await execute(
    tx,
    sql`
      insert into order_events (shop_id, order_number, at, who, about, from_status, to_status, why)
      select o.shop_id, o.order_number, ${at}, ${who}, 'shipment', o.shipment, o.shipment, ${CHAT_OPENED}
      from orders o where o.shop_id = ${shopId} and o.order_number = ${number} and not exists (
        select 1 from (
          select e.who, ${IS_CHAT} as is_chat from order_events e
          where e.shop_id = ${shopId} and e.order_number = ${number} and not e.undone order by e.id desc limit 1) last
        where last.who = ${who} and last.is_chat)
        and (
          select count(*) from order_events e
          where e.shop_id = ${shopId} and e.order_number = ${number} and ${IS_CHAT}) < ${MOST}
      returning 1`,
  )
}
