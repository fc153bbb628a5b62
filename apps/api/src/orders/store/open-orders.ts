import { DEFAULT_MAX_OPEN_ORDERS, DEFAULT_MAX_UNITS, type ProductId, type ShopId } from '@store/core'
import { sql } from 'drizzle-orm'
import * as z from 'zod'
import type { Tx } from '../../database/open.ts'
import { execute, query } from '../../database/query.ts'
import { type KnownBy, sameBuyer } from './buyers.ts'

/** A buyer's units and orders that are unpaid and unconfirmed, and the shop's limits for them. */
export type OpenOrderUse = {
  readonly maxUnits: number
  readonly maxOpenOrders: number
  readonly openOrders: number
  readonly openUnits: ReadonlyMap<ProductId, number>
  /** Whether the shop refuses their orders. */
  readonly isBlocked: boolean
}

/** Serialises orders of the same buyer, so that together they stay within the limits. */
export async function lockBuyer(tx: Tx, shopId: ShopId, { idNumber, phone, email }: KnownBy): Promise<void> {
  const known = Object.entries({ idNumber, phone, email }).filter(([, value]) => value !== null)
  const names = known.map(([kind, value]) => `${kind} ${value}`)
  await execute(
    tx,
    sql`
      select pg_advisory_xact_lock(key) from (
        select hashtextextended(name, ${shopId}::bigint) as key from unnest(${sql.param(names)}::text[]) name order by 1
      ) sorted`,
  )
}

const HeldRow = z.object({
  maxUnits: z.int(),
  maxOpenOrders: z.int(),
  orders: z.int(),
  units: z.array(z.tuple([z.int(), z.int()])),
  blocked: z.boolean(),
})

export async function findOpenOrders(tx: Tx, shopId: ShopId, who: KnownBy): Promise<OpenOrderUse> {
  const [row] = await query(
    tx,
    HeldRow,
    sql`
      with mine as (
        select order_number from orders
        where shop_id = ${shopId} and held_until is not null and released_at is null and ${sameBuyer(who)}
      )
      select max_units as "maxUnits", max_open_orders as "maxOpenOrders",
        (select count(*)::integer from mine) as orders, (
          select coalesce(json_agg(json_build_array(product_id, units)), '[]') from (
            select product_id, sum(quantity) as units from order_lines join mine using (order_number)
            where shop_id = ${shopId} group by 1) u) as units,
        exists (select 1 from buyer_marks where shop_id = ${shopId} and blocked_at is not null
          and (id_number = ${who.idNumber} or phone = ${who.phone} or email = ${who.email})) as blocked
      from shops where shop_id = ${shopId}`,
  )
  return {
    maxUnits: row?.maxUnits ?? DEFAULT_MAX_UNITS,
    maxOpenOrders: row?.maxOpenOrders ?? DEFAULT_MAX_OPEN_ORDERS,
    openOrders: row?.orders ?? 0,
    openUnits: new Map(row?.units),
    isBlocked: row?.blocked ?? false,
  }
}
