import type { OrderNumber, ShopId } from '@store/core'
import { sql } from 'drizzle-orm'
import type { Tx } from '../../database/open.ts'
import { execute } from '../../database/query.ts'

/** Records one more time that the buyer did not respond. */
export async function addTry(tx: Tx, shopId: ShopId, number: OrderNumber, now: Date): Promise<void> {
  await execute(
    tx,
    sql`
      update orders set confirm_tries = least(confirm_tries + 1, 99), updated_at = ${now}
      where shop_id = ${shopId} and order_number = ${number}`,
  )
}

/** Records that the buyer is notified that the order can be picked up. */
export async function setReady(tx: Tx, shopId: ShopId, number: OrderNumber, now: Date): Promise<void> {
  await execute(
    tx,
    sql`
      update orders set ready_at = ${now}, updated_at = ${now}
      where shop_id = ${shopId} and order_number = ${number}`,
  )
}
