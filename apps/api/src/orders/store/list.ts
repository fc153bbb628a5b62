import {
  isOnlineMethod,
  ORDER_STATUSES,
  type Order,
  type OrderStatus,
  PAYMENT_METHODS,
  SHIPMENT_STATUSES,
  type ShipmentStatus,
  type ShopId,
} from '@store/core'
import { sql } from 'drizzle-orm'
import * as z from 'zod'
import type { Tx } from '../../database/open.ts'
import { type FieldsOf, query } from '../../database/query.ts'
import { ChannelColumn } from '../rows.ts'

export type OrderSummary = Pick<
  Order,
  'number' | 'status' | 'shipment' | 'units' | 'total' | 'currency' | 'paymentMethod' | 'channel' | 'placedAt'
> & {
  readonly buyer: string
  readonly email: string | null
  readonly phone: string
  /** It was paid with a test account. */
  readonly test: boolean
}

export type OrderFilter = {
  readonly status: OrderStatus | null
  readonly shipment: ShipmentStatus | null
  readonly since: Date | null
  readonly before: Date | null
  /** An order number, or, with `ofBuyers`, a part of its buyer's name, mail, phone or ID number. */
  readonly search: string | null
  readonly ofBuyers: boolean
  /** The last order of the previous page. */
  readonly after: Pick<OrderSummary, 'placedAt' | 'number'> | null
  readonly limit: number
}

const LONGEST_SEARCH = 200

const SummaryRow = z.object({
  number: z.int(),
  status: z.enum(ORDER_STATUSES),
  shipment: z.enum(SHIPMENT_STATUSES),
  units: z.int(),
  total: z.int(),
  currency: z.string(),
  paymentMethod: z.enum(PAYMENT_METHODS),
  channel: ChannelColumn,
  placedAt: z.date(),
  buyer: z.string(),
  email: z.string().nullable(),
  phone: z.string(),
  live: z.boolean().nullable(),
} satisfies FieldsOf<Omit<OrderSummary, 'placedAt' | 'test'> & { placedAt: Date; live: boolean | null }>)

/** Newest first. */
export async function listOrders(tx: Tx, shopId: ShopId, filter: OrderFilter): Promise<readonly OrderSummary[]> {
  const { status, shipment, since, before, ofBuyers, after, limit } = filter
  const search = filter.search?.trim().slice(0, LONGEST_SEARCH) || null
  const part = search && `%${search.replaceAll(/[\\%_]/g, '\\$&')}%`
  const digits = search && /^[\d\s+().-]+$/.test(search) ? search.replaceAll(/\D/g, '') : ''
  const rows = await query(
    tx,
    SummaryRow,
    sql`
      select order_number as number, status, shipment, units, total, currency, payment_method as "paymentMethod",
        channel, placed_at as "placedAt", buyer_name as buyer,
        buyer_email as email, buyer_phone as phone, (
          select a.live from payment_attempts a
          where a.shop_id = orders.shop_id and a.order_number = orders.order_number
          order by a.state = 'paid' desc, a.attempt desc limit 1) as live
      from orders
      where shop_id = ${shopId} and (${status}::text is null or status = ${status})
        and (${shipment}::text is null or shipment = ${shipment})
        and (${since}::timestamptz is null or placed_at >= ${since})
        and (${before}::timestamptz is null or placed_at < ${before})
        and (${after?.placedAt ?? null}::timestamptz is null
          or (placed_at <= ${after?.placedAt ?? null} and (placed_at < ${after?.placedAt ?? null} or order_number < ${after?.number ?? null})))
        and (${part}::text is null or order_number::text = ${search} or (${ofBuyers} and (
          feria_plain(buyer_name) like '%' || nullif(trim(feria_plain(${search})), '') || '%'
          or buyer_email ilike ${part} or buyer_id_number ilike ${part}
          or (length(${digits}) >= 4 and regexp_replace(buyer_phone, '\\D', '', 'g') like '%' || ${digits} || '%'))))
      order by placed_at desc, order_number desc limit ${limit}`,
  )
  return rows.map(({ placedAt, live, ...row }) => ({
    ...row,
    test: isOnlineMethod(row.paymentMethod) && live === false,
    placedAt: placedAt.toISOString(),
  }))
}
