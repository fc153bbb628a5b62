import type { Amount, OrderNumber, ShopId } from '@store/core'
import { type SQL, sql } from 'drizzle-orm'
import * as z from 'zod'
import type { Tx } from '../../database/open.ts'
import { type FieldsOf, query } from '../../database/query.ts'
import { type BuyerMark, MARK, markFields, markOfOrder } from './buyer-marks.ts'

/** A buyer, with the data of their newest order. */
export type BuyerSummary = BuyerMark & {
  /** The value that groups their orders: the ID number, else the phone. */
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
  /** The time of the last order to the microsecond, at which the list continues. */
  readonly place: string
}
/** A buyer's data, from their newest order. */
const NamedRow = z.object({
  key: z.string(),
  name: z.string(),
  idNumber: z.string().nullable(),
  phone: z.string().nullable(),
  email: z.string().nullable(),
  city: z.string().nullable(),
  ...markFields,
})
const BuyerRow = NamedRow.extend({
  orders: z.int(),
  spent: z.coerce.number(),
  returned: z.int(),
  lastAt: z.date(),
  place: z.string(),
} satisfies FieldsOf<Omit<BuyerSummary, keyof z.infer<typeof NamedRow>>>)

type BuyerFilter = {
  /** A part of the name or phone, or the beginning of the ID number. */
  readonly search: string | null
  /** Only those whose orders the shop refuses. */
  readonly blocked: boolean
}
type BuyerListQuery = BuyerFilter & {
  readonly after: { readonly place: string; readonly key: string } | null
  readonly limit: number
}

const KEY = sql`coalesce(nullif(buyer_id_number, ''), 'phone ' || buyer_phone)`

const people = (shopId: ShopId): SQL => sql`
  select ${KEY} as key, count(*)::int as orders,
    coalesce(sum(total) filter (where status not in ('cancelled', 'rejected')), 0) as spent,
    (count(*) filter (where shipment = 'returned'))::int as returned,
    max(placed_at) as last_at, max(order_number) as newest
  from orders where shop_id = ${shopId} and (buyer_id_number <> '' or buyer_phone <> '') group by 1`

/** The source of a list of buyers: their sums `p`, their newest order `o`, and the team's mark `m`. */
const chosen = (shopId: ShopId, { search, blocked }: BuyerFilter): SQL => sql`
  (${people(shopId)}) p join orders o on o.shop_id = ${shopId} and o.order_number = p.newest ${markOfOrder(shopId)}
  where (${search}::text is null or position(feria_plain(${search}) in feria_plain(o.buyer_name)) > 0
      or o.buyer_phone like '%' || ${search} || '%' or o.buyer_id_number like ${search} || '%')
    and (not ${blocked} or m.blocked_at is not null)`

const CountRow = z.object({ count: z.int() })

/** How many buyers of the shop match, counted up to `most`. */
export async function countBuyers(tx: Tx, shopId: ShopId, filter: BuyerFilter, most: number): Promise<number> {
  const [row] = await query(
    tx,
    CountRow,
    sql`select count(*)::integer as count from (select 1 from ${chosen(shopId, filter)} limit ${most}) b`,
  )
  return row?.count ?? 0
}

/** The buyers of a shop, the most recent first. Erased ones have neither number nor phone, and are left out. */
export function listBuyers(
  tx: Tx,
  shopId: ShopId,
  { after, limit, ...filter }: BuyerListQuery,
): Promise<readonly BuyerSummary[]> {
  return query(
    tx,
    BuyerRow,
    sql`
      select p.key, o.buyer_name as name, nullif(o.buyer_id_number, '') as "idNumber", nullif(o.buyer_phone, '') as phone,
        o.buyer_email as email, o.delivery -> 'address' ->> 'city' as city, p.orders, p.spent, p.returned, ${MARK},
        p.last_at as "lastAt", to_char(p.last_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"') as place
      from ${chosen(shopId, filter)}
        and (${after?.place ?? null}::timestamptz is null or p.last_at < ${after?.place ?? null}
          or (p.last_at = ${after?.place ?? null} and p.key > ${after?.key ?? null}))
      order by p.last_at desc, p.key limit ${limit}`,
  )
}

/** The totals of a buyer's orders, and the number of the newest. */
export type BuyerTotals = Pick<BuyerSummary, 'key' | 'orders' | 'spent' | 'returned' | 'lastAt'> & {
  readonly newest: OrderNumber
}
const BoughtRow = z.object({
  key: z.string(),
  newest: z.int(),
  orders: z.int(),
  spent: z.coerce.number(),
  returned: z.int(),
  lastAt: z.date(),
} satisfies FieldsOf<BuyerTotals>)

/** The totals of all buyers of a shop, the most recent first; `nameBuyers` adds their names. */
export const listBought = (tx: Tx, shopId: ShopId): Promise<readonly BuyerTotals[]> =>
  query(
    tx,
    BoughtRow,
    sql`
      select key, newest, orders, spent, returned, last_at as "lastAt" from (${people(shopId)}) p
      order by last_at desc, key`,
  )

/**
 * The data of these buyers, by key: from their newest order or, if its buyer was changed meanwhile, from the newest that is
 * still theirs. Buyers without an order, and erased ones, are left out.
 */
export async function nameBuyers(tx: Tx, shopId: ShopId, bought: readonly Pick<BuyerTotals, 'key' | 'newest'>[]) {
  const read = (where: SQL) =>
    query(
      tx,
      NamedRow,
      sql`
        select distinct on (key) ${KEY} as key, buyer_name as name, nullif(buyer_id_number, '') as "idNumber",
          nullif(buyer_phone, '') as phone, buyer_email as email, delivery -> 'address' ->> 'city' as city, ${MARK}
        from orders o ${markOfOrder(shopId)} where o.shop_id = ${shopId} and (buyer_id_number <> '' or buyer_phone <> '') and ${where}
        order by key, order_number desc`,
    )
  const keys = new Set(bought.map(({ key }) => key))
  const numbers = sql.param(bought.map(({ newest }) => newest))
  const rows = await read(sql`order_number = any(${numbers}::bigint[])`)
  const named = new Map(rows.filter(({ key }) => keys.has(key)).map((row) => [row.key, row]))
  const missing = [...keys].filter((key) => !named.has(key))
  if (missing.length === 0) return named
  const others = await read(sql`${KEY} = any(${sql.param(missing)}::text[])`)
  return new Map([...named, ...others.map((row) => [row.key, row] as const)])
}
