import type { ShopId } from '@store/core'
import { type SQL, sql } from 'drizzle-orm'
import { TO_BUYERS } from './send-again.ts'

/** Messages given up before this time are not reported: nobody waits for them any more. */
const LATELY = sql`now() - interval '7 days'`

/** The numbers of orders whose last mail to the buyer was recently given up, and not sent since: it can be sent again. */
export const mailsGivenUp = (shopId: ShopId): SQL => sql`
  select b.order_number from outbox b
  where b.shop_id = ${shopId} and b.dead_at > ${LATELY} and b.sent_at is null and not b.dropped
    and b.kind = any(${sql.param(TO_BUYERS)}::text[]) and b.order_number is not null
    and not exists (
      select 1 from outbox later
      where later.shop_id = ${shopId} and later.order_number = b.order_number and later.id > b.id
        and later.kind = any(${sql.param(TO_BUYERS)}::text[]))`
