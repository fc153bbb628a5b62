import { ONLINE_PAYMENT_METHODS, type OrderNumber, type ShopId } from '@store/core'
import { sql } from 'drizzle-orm'
import * as z from 'zod'
import { asWorker, type Database } from '../../database/open.ts'
import { type FieldsOf, query } from '../../database/query.ts'
import { type Attempt, AttemptRow } from './payments.ts'

// Attempts that wait for their provider, and orders that wait for their payment, of any shop.

const ClaimedRow = AttemptRow.extend({ shopId: z.int() })

/** The most shops whose due attempts are claimed in one call. */
const MOST_SHOPS = 100

const ShopRow = z.object({ shopId: z.int() })

/**
 * Claims a few attempts of any shop whose provider is to be queried; other processes skip them. They are due again after
 * `lease` milliseconds.
 */
export function claimAttempts(
  db: Database,
  { now, limit, lease }: { readonly now: Date; readonly limit: number; readonly lease: number },
): Promise<readonly (Attempt & { readonly shopId: ShopId })[]> {
  return asWorker(db, async (tx) => {
    // Rows are locked for one shop at a time: a distributed database cannot lock rows across shops.
    const shops = await query(
      tx,
      ShopRow,
      sql`
        select shop_id as "shopId" from payment_attempts where due_at <= ${now}
        group by shop_id order by min(due_at) limit ${MOST_SHOPS}`,
    )
    const claimed: (Attempt & { readonly shopId: ShopId })[] = []
    for (const { shopId } of shops) {
      // May exceed the limit: a plan that runs the limited subquery again for each joined row locks further rows.
      if (claimed.length >= limit) break
      const rows = await query(
        tx,
        ClaimedRow,
        sql`
          update payment_attempts a set due_at = ${new Date(now.getTime() + lease)}, checks = a.checks + 1
          from (
            select order_number, attempt from payment_attempts where shop_id = ${shopId} and due_at <= ${now}
            order by due_at limit ${limit - claimed.length} for update skip locked
          ) due
          where a.shop_id = ${shopId} and a.order_number = due.order_number and a.attempt = due.attempt
          returning a.shop_id as "shopId", a.order_number as number, a.attempt, a.provider, a.state, a.reference, a.amount,
            a.currency, a.live, a.provider_id as "providerId", a.started_at as "startedAt", a.checks`,
      )
      claimed.push(...rows)
    }
    return claimed
  })
}

export type OrderRef = { readonly shopId: ShopId; readonly number: OrderNumber }
const HeldRow = z.object({ shopId: z.int(), number: z.int() } satisfies FieldsOf<OrderRef>)

/** Orders of any shop whose units were reserved for the payment long enough. */
export function listOverdue(db: Database, now: Date, limit: number): Promise<readonly OrderRef[]> {
  return asWorker(db, (tx) =>
    query(
      tx,
      HeldRow,
      sql`
        select shop_id as "shopId", order_number as number from orders
        where held_until <= ${now} and released_at is null order by held_until limit ${limit}`,
    ),
  )
}

/**
 * Orders of any shop that were placed before this time, whose units are reserved and that can be paid now (core's `mayPay`), if
 * their buyers have a mail address and have not been reminded.
 */
export function listUnreminded(
  db: Database,
  { now, placedBefore, limit }: { readonly now: Date; readonly placedBefore: Date; readonly limit: number },
): Promise<readonly OrderRef[]> {
  return asWorker(db, (tx) =>
    query(
      tx,
      HeldRow,
      sql`
        select o.shop_id as "shopId", o.order_number as number from orders o
        where o.held_until > ${now} and o.released_at is null and o.placed_at <= ${placedBefore}
          and o.buyer_email is not null and o.status in ('unpaid', 'pending', 'rejected')
          and o.payment_method = any (${sql.param(ONLINE_PAYMENT_METHODS)}::text[])
          and not exists (
            select 1 from payment_attempts a
            where a.shop_id = o.shop_id and a.order_number = o.order_number and a.state in ('pending', 'paid'))
          and not exists (
            select 1 from outbox m
            where m.shop_id = o.shop_id and m.kind = 'order.unpaid' and m.order_number = o.order_number)
        order by o.held_until limit ${limit}`,
    ),
  )
}
