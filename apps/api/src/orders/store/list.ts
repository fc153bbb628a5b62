import {
  isOnlineMethod,
  MAX_CONFIRM_TRIES,
  type NextStep,
  nextStepOf,
  ONLINE_PAYMENT_METHODS,
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
  | 'number'
  | 'status'
  | 'shipment'
  | 'units'
  | 'total'
  | 'currency'
  | 'paymentMethod'
  | 'channel'
  | 'heldUntil'
  | 'placedAt'
> & {
  readonly buyer: string
  readonly email: string | null
  readonly phone: string
  /** It was paid with a test account. */
  readonly test: boolean
  readonly pickUp: boolean
  readonly confirmTries: number
  readonly readyAt: string | null
  readonly next: NextStep | null
}

export type OrderFilter = {
  readonly status: OrderStatus | null
  readonly shipment: ShipmentStatus | null
  readonly next: readonly NextStep[] | null
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
  heldUntil: z.date().nullable(),
  pickUp: z.boolean(),
  confirmTries: z.int(),
  readyAt: z.date().nullable(),
  live: z.boolean().nullable(),
} satisfies FieldsOf<
  Omit<OrderSummary, 'placedAt' | 'heldUntil' | 'readyAt' | 'test' | 'next'> & {
    placedAt: Date
    readyAt: Date | null
    heldUntil: Date | null
    live: boolean | null
  }
>)

const LIVE = sql`(
  select a.live from payment_attempts a
  where a.shop_id = orders.shop_id and a.order_number = orders.order_number
  order by a.state = 'paid' desc, a.attempt desc limit 1)`

const IS_ONLINE = sql`payment_method = any (${sql.param(ONLINE_PAYMENT_METHODS)}::text[])`
const IS_PAID = sql`status in ('paid', 'dispatched', 'delivered')`

/** Core's `nextStepOf` in SQL; a test compares the two for every order that there can be. */
const NEXT = sql`case
  when status = 'cancelled' or (${IS_ONLINE} and not coalesce(${LIVE}, true)) then null
  when channel = 'chat' and payment_method = 'toBeAgreed' and status = 'pending' and held_until is not null then 'answer'
  when not ${IS_PAID} and ${IS_ONLINE} then 'awaitPayment'
  when shipment = 'pending' then case
    when status = 'delivered' then null
    when status = 'dispatched' then 'arrive'
    when ${IS_PAID} then 'pack'
    when payment_method = 'bankDeposit' then 'checkTransfer'
    when held_until is null then 'pack'
    when confirm_tries < ${MAX_CONFIRM_TRIES}::integer then 'confirm'
    else 'giveUp' end
  when shipment = 'inPacking' then case
    when delivery ->> 'kind' <> 'pickUp' then 'handOver'
    when ready_at is null then 'ready'
    else 'giveOut' end
  when shipment = 'inTransit' then 'arrive'
  when shipment = 'delivered' then case when not ${IS_PAID} then 'collect' when status = 'delivered' then null else 'arrive' end
  when shipment = 'returned' then 'resend'
end`

/** Newest first. */
export async function listOrders(tx: Tx, shopId: ShopId, filter: OrderFilter): Promise<readonly OrderSummary[]> {
  const { status, shipment, next, since, before, ofBuyers, after, limit } = filter
  const search = filter.search?.trim().slice(0, LONGEST_SEARCH) || null
  const part = search && `%${search.replaceAll(/[\\%_]/g, '\\$&')}%`
  const digits = search && /^[\d\s+().-]+$/.test(search) ? search.replaceAll(/\D/g, '') : ''
  const rows = await query(
    tx,
    SummaryRow,
    sql`
      select order_number as number, status, shipment, units, total, currency, payment_method as "paymentMethod",
        channel, placed_at as "placedAt", buyer_name as buyer,
        buyer_email as email, buyer_phone as phone, held_until as "heldUntil", delivery ->> 'kind' = 'pickUp' as "pickUp",
        confirm_tries as "confirmTries", ready_at as "readyAt", ${LIVE} as live
      from orders
      where shop_id = ${shopId} and (${status}::text is null or status = ${status})
        and (${shipment}::text is null or shipment = ${shipment})
        and (${sql.param(next)}::text[] is null
          or (status <> 'cancelled' and not (status = 'delivered' and shipment in ('pending', 'delivered', 'cancelled')) and ${NEXT} = any (${sql.param(next)}::text[])))
        and (${since}::timestamptz is null or placed_at >= ${since})
        and (${before}::timestamptz is null or placed_at < ${before})
        and (${after?.placedAt ?? null}::timestamptz is null
          or (placed_at <= ${after?.placedAt ?? null} and (placed_at < ${after?.placedAt ?? null} or order_number < ${after?.number ?? null})))
        and (${part}::text is null or order_number::text = ${search} or (${ofBuyers} and (
          feria_plain(buyer_name) like '%' || nullif(trim(feria_plain(${search})), '') || '%'
          or buyer_email ilike ${part} or buyer_id_number ilike ${part}
          or (length(${digits}) >= 4 and regexp_replace(buyer_phone, '\\D', '', 'g') like '%' || ${digits} || '%'))))
      order by placed_at desc nulls last, order_number desc limit ${limit}`,
  )
  return rows.map(({ placedAt, heldUntil, readyAt, live, ...row }) => {
    const summary = {
      ...row,
      test: isOnlineMethod(row.paymentMethod) && live === false,
      heldUntil: heldUntil?.toISOString() ?? null,
      readyAt: readyAt?.toISOString() ?? null,
      placedAt: placedAt.toISOString(),
    }
    return { ...summary, next: nextStepOf(summary) }
  })
}
