import type { OrderNumber, ShopId } from '@store/core'
import { sql } from 'drizzle-orm'
import type { Tx } from '../../database/open.ts'
import { execute } from '../../database/query.ts'

/** The reason of an entry in a history that changes nothing: somebody of the shop opened a chat with the buyer. */
export const CHAT_OPENED = 'chat opened'

/** Writes down that a chat was opened, unless that is the last that happened, and by the same person. The caller has locked the order. */
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
        select from (
          select e.who, e.why from order_events e
          where e.shop_id = o.shop_id and e.order_number = o.order_number and not e.undone order by e.id desc limit 1) last
        where last.who = ${who} and last.why = ${CHAT_OPENED})`,
  )
}
