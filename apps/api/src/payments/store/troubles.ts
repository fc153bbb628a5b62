import { type OrderNumber, PAYMENT_TROUBLES, type PaymentTrouble, type ShopId } from '@store/core'
import { type SQL, sql } from 'drizzle-orm'
import * as z from 'zod'
import type { Tx } from '../../database/open.ts'
import { query } from '../../database/query.ts'

const TroubleRow = z.object({ number: z.int(), trouble: z.enum(PAYMENT_TROUBLES) })

/**
 * The current problems with the money of a shop's orders, or of one order: a query of `number` and `trouble`. Solved problems are
 * not included: a refund by the provider or the merchant, or a status changed by hand, solves them.
 */
const troublesOf = (shopId: ShopId, number: OrderNumber | null): SQL => sql`
      with paid as (
        select a.order_number, sum(a.amount) - coalesce(min(r.amount), 0) as kept, max(a.amount) as once
        from payment_attempts a left join (
          select g.order_number, sum(g.amount) as amount from refunds g
          left join payment_attempts b on b.shop_id = g.shop_id and b.order_number = g.order_number and b.attempt = g.attempt
          where g.shop_id = ${shopId} and b.state is distinct from 'refunded' group by g.order_number
        ) r on r.order_number = a.order_number
        where a.shop_id = ${shopId} and a.state = 'paid' and (${number}::bigint is null or a.order_number = ${number})
        group by a.order_number
      )
      select order_number as number, 'paidTwice' as trouble from paid where kept > once
      union all
      select o.order_number, case o.status when 'cancelled' then 'paidButCancelled' else 'nothingLeft' end
      from paid join orders o on o.shop_id = ${shopId} and o.order_number = paid.order_number
      where kept > 0 and (o.status = 'cancelled' or (o.status = 'paid' and o.released_at is not null))
      union all
      select distinct e.order_number, 'misfit' from payment_events e
      join orders o on o.shop_id = e.shop_id and o.order_number = e.order_number
      where e.shop_id = ${shopId} and e.problem <> '' and e.state = 'paid'
        and o.status in ('unpaid', 'pending', 'rejected') and (${number}::bigint is null or e.order_number = ${number})`

/** The numbers of the orders that have one of these problems, as a query. */
export const troubledOrders = (shopId: ShopId, troubles: readonly PaymentTrouble[]): SQL =>
  sql`select t.number from (${troublesOf(shopId, null)}) t where t.trouble = any (${sql.param(troubles)}::text[])`

/** The current problems of a shop's orders, or of one order. */
export const listPaymentTroubles = (
  tx: Tx,
  shopId: ShopId,
  number: OrderNumber | null = null,
): Promise<readonly { readonly number: OrderNumber; readonly trouble: PaymentTrouble }[]> =>
  query(tx, TroubleRow, sql`${troublesOf(shopId, number)} order by 1, 2`)
