import { PING } from '@store/api-client/manage'
import type { ShopId } from '@store/core'
import { sql } from 'drizzle-orm'
import * as z from 'zod'
import type { Tx } from '../../database/open.ts'
import { query } from '../../database/query.ts'

const CountRow = z.object({ count: z.int() })

/**
 * How many webhooks of a shop failed: they were switched off because of failures, or a delivery was recently given up and
 * has not arrived since. Tests do not count, because their result was shown to whoever sent them.
 */
export async function countFailedWebhooks(tx: Tx, shopId: ShopId): Promise<number> {
  const [row] = await query(
    tx,
    CountRow,
    sql`
      with lost as materialized (
        select d.webhook_id from outbox b
        join webhook_deliveries d on d.shop_id = b.shop_id and d.id = b.delivery_id
        where b.shop_id = ${shopId} and b.dead_at > now() - interval '7 days' and not b.dropped and b.kind = 'webhook'
          and d.event <> ${PING} and (d.delivered_at is null or d.delivered_at < b.dead_at))
      select count(*)::integer as count from webhooks w
      where w.shop_id = ${shopId} and (w.state in ('gone', 'failing') or (w.state = 'on' and w.id in (select webhook_id from lost)))`,
  )
  return row?.count ?? 0
}
