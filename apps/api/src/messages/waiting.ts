import type { ShopId } from '@store/core'
import { sql } from 'drizzle-orm'
import * as z from 'zod'
import type { Tx } from '../database/open.ts'
import { execute, query } from '../database/query.ts'

const DeliveryRow = z.object({ delivery: z.int().nullable() })

/**
 * Deletes the queued messages of an order's step: mails, and deliveries to webhooks. False: some were sent, or are being
 * sent; then the caller must roll back. The sender claims rows first, so that no message is both sent and taken back.
 */
export async function takeBackMessages(tx: Tx, shopId: ShopId, step: number): Promise<boolean> {
  const ofStep = sql`shop_id = ${shopId} and order_step = ${step}`
  const left = sql`tries > 0 or sent_at is not null or dead_at is not null`
  const taken = await query(
    tx,
    DeliveryRow,
    sql`delete from outbox where ${ofStep} and not (${left}) returning delivery_id as delivery`,
  )
  if ((await execute(tx, sql`select 1 from outbox where ${ofStep} limit 1`)) > 0) return false
  const deliveries = taken.flatMap(({ delivery }) => delivery ?? [])
  if (deliveries.length > 0)
    await execute(
      tx,
      sql`
        delete from webhook_deliveries
        where shop_id = ${shopId} and id = any(${sql.param(deliveries)}::bigint[])`,
    )
  return true
}
