import type { ShopId } from '@store/core'
import { type SQL, sql } from 'drizzle-orm'
import { stands } from '../../visitors/numbers.ts'

/**
 * Rows `l` of lines of the last 30 days' orders that count as sold (`stands`), without those whose units came back: a set
 * that is read once, however many products are looked up.
 */
export const soldLately = (shopId: ShopId): SQL => sql`
  orders o join order_lines l on l.shop_id = o.shop_id and l.order_number = o.order_number
  where o.shop_id = ${shopId} and o.placed_at > now() - interval '30 days' and o.released_at is null and ${stands(shopId)}`

/** For how many days the units last at the sales of the last 30; null: none was sold. */
export const daysLeft = (units: SQL, sold: SQL): SQL =>
  sql`case when ${sold} > 0 then least(floor(${units} * 30.0 / ${sold}), 2147483647)::integer end`

/** How many products count as best sellers. */
const MOST_BEST = 20

/** The ids of the products on sale that sold most units in the last 30 days, as an array. */
export const bestSellers = (shopId: ShopId): SQL => sql`array(
  select b.product_id from (
    select l.product_id, sum(l.quantity) as units from ${soldLately(shopId)} group by 1) b
  where exists (select 1 from products q where q.shop_id = ${shopId} and q.id = b.product_id and q.active)
  order by b.units desc, b.product_id limit ${MOST_BEST})`
