import type { OrderNumber, ShopId } from '@store/core'
import { type SQL, sql } from 'drizzle-orm'
import type { Tx } from '../../database/open.ts'
import { execute } from '../../database/query.ts'

/** The reason in a history entry without a change: somebody of the shop opened a chat with the buyer. */
const CHAT_OPENED = 'chat opened'

/** Whether a history entry `e` is such an entry: one with the same words as its reason, but with a change, is not. */
export const IS_CHAT: SQL = sql`(e.why is not distinct from ${CHAT_OPENED} and e.from_status is not distinct from e.to_status)`

/** The most entries about chats in an order's history. */
const MOST = 50

/**
 * Records that a chat was opened, unless the last entry is the same by the same person, or there are too many. The caller
 * has locked the order.
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
