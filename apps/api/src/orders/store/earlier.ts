import type { OrderNumber, ShopId } from '@store/core'
import { sql } from 'drizzle-orm'
import * as z from 'zod'
import type { Tx } from '../../database/open.ts'
import { query } from '../../database/query.ts'

const EarlierRow = z.object({ orders: z.int(), returned: z.int() })

/** The most orders that are counted: a buyer with more is well known. */
const MOST = 200

/** How many orders an order's buyer placed before it, by phone or ID number, and how many of their parcels came back. */
export async function findEarlier(tx: Tx, shopId: ShopId, number: OrderNumber): Promise<z.infer<typeof EarlierRow>> {
  const [row] = await query(
    tx,
    EarlierRow,
    sql`
      select count(*)::integer as orders, count(*) filter (where was_returned)::integer as returned from (
        select exists (
          select 1 from order_events e
          where e.shop_id = ${shopId} and e.order_number = o.order_number and e.about = 'shipment'
            and e.to_status = 'returned' and e.from_status is distinct from e.to_status and not e.undone) as was_returned
        from orders o, orders this
        where this.shop_id = ${shopId} and this.order_number = ${number} and o.shop_id = ${shopId}
          and o.placed_at <= this.placed_at and o.order_number <> this.order_number
          and (o.buyer_phone = nullif(this.buyer_phone, '') or o.buyer_id_number = nullif(this.buyer_id_number, ''))
        limit ${MOST}) earlier`,
  )
  return row ?? { orders: 0, returned: 0 }
}
