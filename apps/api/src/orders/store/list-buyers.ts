import type { Amount, ShopId } from '@store/core'
import { sql } from 'drizzle-orm'
import * as z from 'zod'
import type { Tx } from '../../database/open.ts'
import { type FieldsOf, query } from '../../database/query.ts'

/** Somebody who has bought, as their newest order names them. */
export type BuyerSummary = {
  /** What their orders have in common: the ID number, else the phone. */
  readonly key: string
  readonly name: string
  readonly idNumber: string | null
  readonly phone: string | null
  readonly email: string | null
  readonly city: string | null
  readonly orders: number
  readonly spent: Amount
  readonly returned: number
  readonly lastAt: Date
  /** The time of the last order to the microsecond, to go on from. */
  readonly place: string
}
const BuyerRow = z.object({
  key: z.string(),
  name: z.string(),
  idNumber: z.string().nullable(),
  phone: z.string().nullable(),
  email: z.string().nullable(),
  city: z.string().nullable(),
  orders: z.int(),
  spent: z.coerce.number(),
  returned: z.int(),
  lastAt: z.date(),
  place: z.string(),
} satisfies FieldsOf<BuyerSummary>)

type Wanted = {
  /** A part of the name, or the beginning of phone or ID number. */
  readonly search: string | null
  /** As of a moment: later orders do not count. Left out: as of now. */
  readonly until?: Date
  readonly after: { readonly place: string; readonly key: string } | null
  readonly limit: number
}

/** The buyers of a shop, the last one first. Forgotten ones have neither number nor phone, and are nobody any more. */
export function listBuyers(
  tx: Tx,
  shopId: ShopId,
  { search, until, after, limit }: Wanted,
): Promise<readonly BuyerSummary[]> {
  return query(
    tx,
    BuyerRow,
    sql`
      with people as (
        select coalesce(nullif(buyer_id_number, ''), 'phone ' || buyer_phone) as key, count(*)::int as orders,
          coalesce(sum(total) filter (where status not in ('cancelled', 'rejected')), 0) as spent,
          (count(*) filter (where shipment = 'returned'))::int as returned,
          max(placed_at) as last_at, max(order_number) as newest
        from orders where shop_id = ${shopId} and (buyer_id_number <> '' or buyer_phone <> '')
          and (${until ?? null}::timestamptz is null or placed_at <= ${until ?? null}) group by 1)
      select p.key, o.buyer_name as name, nullif(o.buyer_id_number, '') as "idNumber", nullif(o.buyer_phone, '') as phone,
        o.buyer_email as email, o.delivery -> 'address' ->> 'city' as city, p.orders, p.spent, p.returned,
        p.last_at as "lastAt", to_char(p.last_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"') as place
      from people p join orders o on o.shop_id = ${shopId} and o.order_number = p.newest
      where (${search}::text is null or position(feria_plain(${search}) in feria_plain(o.buyer_name)) > 0
          or o.buyer_phone like '%' || ${search} || '%' or o.buyer_id_number like ${search} || '%')
        and (${after?.place ?? null}::timestamptz is null or p.last_at < ${after?.place ?? null}
          or (p.last_at = ${after?.place ?? null} and p.key > ${after?.key ?? null}))
      order by p.last_at desc, p.key limit ${limit}`,
  )
}
