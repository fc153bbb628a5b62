import type { ShopId } from '@store/core'
import { type SQL, sql } from 'drizzle-orm'

/**
 * The offset of Bogotá and Lima behind UTC. Elsewhere in Latin America, days end up to one hour earlier or two hours later.
 */
const BEHIND = sql`interval '5 hours'`

/**
 * In SQL, the end of the last promised day of a parcel on its way. Days are working days, Monday to Friday, after the day on
 * which it was sent; holidays are not considered. Null: it is not on its way, or no days were promised.
 *
 * @param orders the name of the orders in the query
 */
export const promisedUntil = (shopId: ShopId, orders: 'o' | 'orders'): SQL => {
  const order = sql.raw(orders)
  return sql`case when ${order}.shipment = 'inTransit' then (
    select (sent.day - greatest(sent.weekday - 5, 0) + sent.days
      + 2 * ((least(sent.weekday, 5) - 1 + sent.days) / 5) + 1)::timestamp at time zone 'UTC' + ${BEHIND}
    from (
      select last.day, extract(isodow from last.day)::integer as weekday,
        (${order}.delivery #>> '{days,to}')::integer as days
      from (
        select (max(e.at) at time zone 'UTC' - ${BEHIND})::date as day from order_events e
        where e.shop_id = ${shopId} and e.order_number = ${order}.order_number
          and e.about = 'shipment' and e.to_status = 'inTransit' and e.from_status is distinct from e.to_status
          and not e.undone) last) sent) end`
}
