import {
  dayOf,
  limitState,
  mostOf,
  QUIET_A_DAY,
  SHOP_LIMITS,
  type ShopId,
  type ShopLimit,
  STOPPING_LIMITS,
  startOfDay,
  timeZoneOf,
} from '@store/core'
import { sql } from 'drizzle-orm'
import * as z from 'zod'
import type { Tx } from '../database/open.ts'
import { query } from '../database/query.ts'
import { findPlan, type ShopPlan } from './store.ts'

/** How much of one limit a shop uses. */
export type LimitUse = {
  readonly limit: ShopLimit
  readonly used: number
  readonly most: number
  readonly state: ReturnType<typeof limitState>
  readonly stops: boolean
}

const UseRow = z.object({
  products: z.int(),
  mediaBytes: z.int(),
  people: z.int(),
  mailsADay: z.int(),
  ordersADay: z.int(),
})

type PlanUseQuery = {
  readonly country: string
  readonly now: Date
  /** Until when the shop is new, with lower daily limits; null: it is not. */
  readonly quietUntil: Date | null
}

/**
 * What a shop uses of its limits. Today's mails are read from the newest back to yesterday's last, because there is no index
 * by time; messages to programs and devices do not count.
 */
export async function readUse(
  tx: Tx,
  shopId: ShopId,
  { country, now, quietUntil }: PlanUseQuery,
): Promise<ShopPlan & { readonly limits: readonly LimitUse[] }> {
  const found = await findPlan(tx, shopId)
  const zone = timeZoneOf(country)
  const today = startOfDay(dayOf(now, zone), zone) ?? now
  const [used] = await query(
    tx,
    UseRow,
    sql`
      select
        coalesce((select used from shop_usage where shop_id = ${shopId} and what = 'products'), 0) as products,
        coalesce((select used from shop_usage where shop_id = ${shopId} and what = 'mediaBytes'), 0) as "mediaBytes",
        (select count(*) from memberships where shop_id = ${shopId})
          + (select count(*) from invitations where shop_id = ${shopId} and ends_at > ${now}) as people,
        (select count(*) from outbox where shop_id = ${shopId} and kind <> 'webhook' and not starts_with(kind, 'push.')
          and not dropped and id > coalesce((
            select id from outbox where shop_id = ${shopId} and created_at < ${today} order by id desc limit 1), 0)) as "mailsADay",
        (select count(*) from orders where shop_id = ${shopId} and placed_at >= ${today}) as "ordersADay"`,
  )
  const isQuiet = quietUntil !== null && quietUntil > now
  const limits = SHOP_LIMITS.map((limit): LimitUse => {
    const ofPlan = mostOf(limit, found.plan, found.own)
    const ofQuiet = limit === 'mailsADay' || limit === 'ordersADay' ? QUIET_A_DAY[limit] : ofPlan
    const most = isQuiet ? Math.min(ofPlan, ofQuiet) : ofPlan
    const count = used?.[limit] ?? 0
    return {
      limit,
      used: count,
      most,
      state: limitState(count, most),
      stops: STOPPING_LIMITS.some((each) => each === limit),
    }
  })
  return { ...found, limits }
}
