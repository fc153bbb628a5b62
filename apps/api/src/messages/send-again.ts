import { ORDER_STEPS, type OrderNumber, type ShopId } from '@store/core'
import { sql } from 'drizzle-orm'
import type { Tx } from '../database/open.ts'
import { execute } from '../database/query.ts'
import { insertUnpaidMail } from './store.ts'

/** Mails that inform a buyer about the state of an order. */
export const TO_BUYERS = ['order.buyer', ...ORDER_STEPS.map((step) => `order.${step}`)]

/**
 * Queues the last mail about an order to its buyer once more (`last`), or the one that asks for the payment (`unpaid`). To
 * be called as the worker. The mail is written when it is sent, with a new id. False: there is none, or it is queued
 * already.
 */
export async function queueMailAgain(
  tx: Tx,
  shopId: ShopId,
  number: OrderNumber,
  mail: 'last' | 'unpaid',
): Promise<boolean> {
  const kinds = mail === 'last' ? TO_BUYERS : ['order.unpaid']
  const again = await execute(
    tx,
    sql`
      update outbox set sent_at = null, dead_at = null, dropped = false, tries = 0, problem = null, due_at = now(),
        created_at = now(), token = gen_random_uuid()
      where shop_id = ${shopId} and (sent_at is not null or dead_at is not null) and id = (
        select id from outbox
        where shop_id = ${shopId} and order_number = ${number} and kind = any(${sql.param(kinds)}::text[])
        order by id desc limit 1)`,
  )
  if (again > 0 || mail === 'last') return again > 0
  const known = await execute(
    tx,
    sql`
      select 1 from outbox where shop_id = ${shopId} and order_number = ${number} and kind = 'order.unpaid' limit 1`,
  )
  if (known > 0) return false
  await insertUnpaidMail(tx, shopId, number)
  return (
    (await execute(
      tx,
      sql`select 1 from outbox where shop_id = ${shopId} and order_number = ${number} and kind = 'order.unpaid' limit 1`,
    )) > 0
  )
}
