import {
  isOnlineMethod,
  MAX_CONFIRM_TRIES,
  type NextStep,
  nextStepOf,
  ONLINE_PAYMENT_METHODS,
  ORDER_STATUSES,
  type Order,
  type OrderLine,
  type OrderNumber,
  type OrderStatus,
  PAYMENT_METHODS,
  type PaymentMethod,
  type SalesChannel,
  SHIPMENT_STATUSES,
  type ShipmentStatus,
  type ShopId,
} from '@store/core'
import { type SQL, sql } from 'drizzle-orm'
import * as z from 'zod'
import type { Tx } from '../../database/open.ts'
import { type FieldsOf, query } from '../../database/query.ts'
import { ChannelColumn } from '../rows.ts'
import { promisedUntil } from './promised.ts'

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
  readonly promisedUntil: string | null
  readonly next: NextStep | null
  readonly city: string | null
  /** The first two lines. */
  readonly lines: readonly Pick<OrderLine, 'name' | 'image'>[]
}

export type OrderFilter = {
  /** Only orders with these numbers. */
  readonly numbers?: readonly OrderNumber[] | undefined
  readonly status: OrderStatus | null
  readonly shipment: ShipmentStatus | null
  readonly next: readonly NextStep[] | null
  /** Only orders whose numbers each of these queries finds, or does not find. */
  readonly among: readonly { readonly numbers: SQL; readonly is: boolean }[]
  readonly paymentMethod: PaymentMethod | null
  readonly channel: SalesChannel | null
  readonly coupon: string | null
  readonly city: string | null
  /** Only those that were paid with a test account, or only others. */
  readonly test: boolean | null
  /** Only those whose parcel is later than promised, or only others. */
  readonly late: boolean | null
  readonly since: Date | null
  readonly before: Date | null
  /** An order number, or a part of a product's name, or, with `ofBuyers`, of the buyer's data or the parcel's number. */
  readonly search: string | null
  readonly ofBuyers: boolean
  /** The last order of the previous page. */
  readonly after: Pick<OrderSummary, 'placedAt' | 'number'> | null
  readonly limit: number
  /** The time for next steps and late parcels. */
  readonly now: Date
}

/** A filter that matches every order. */
export const EVERY_ORDER = {
  status: null,
  shipment: null,
  next: null,
  among: [],
  paymentMethod: null,
  channel: null,
  coupon: null,
  city: null,
  test: null,
  late: null,
  since: null,
  before: null,
  search: null,
  ofBuyers: true,
  after: null,
} satisfies Omit<OrderFilter, 'limit' | 'now'>

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
  promisedUntil: z.date().nullable(),
  city: z.string().nullable(),
  lines: z.array(z.object({ name: z.string(), image: z.string().nullable() })),
  live: z.boolean().nullable(),
} satisfies FieldsOf<
  Omit<OrderSummary, 'placedAt' | 'heldUntil' | 'readyAt' | 'promisedUntil' | 'test' | 'next'> & {
    placedAt: Date
    promisedUntil: Date | null
    readyAt: Date | null
    heldUntil: Date | null
    live: boolean | null
  }
>)

const isLive = (shopId: ShopId) => sql`(
  select a.live from payment_attempts a
  where a.shop_id = ${shopId} and a.order_number = orders.order_number
  order by a.state = 'paid' desc, a.attempt desc limit 1)`

const linesOf = (shopId: ShopId) => sql`(
  select coalesce(json_agg(json_build_object('name', l.name, 'image', l.image) order by l.position), '[]')
  from order_lines l
  where l.shop_id = ${shopId} and l.order_number = orders.order_number and l.position < 2)`
const CITY = sql`(delivery #>> '{address,city}')`
/** Must equal the condition of the index `orders_open`. */
const IS_OPEN = sql`status <> 'cancelled' and not (status = 'delivered' and shipment in ('pending', 'delivered', 'cancelled'))`

const IS_ONLINE = sql`payment_method = any (${sql.param(ONLINE_PAYMENT_METHODS)}::text[])`
const IS_PAID = sql`status in ('paid', 'dispatched', 'delivered')`

/** Core's `nextStepOf` in SQL; a test compares the two for every possible order. */
const nextAt = (shopId: ShopId, now: Date) => sql`case
  when status = 'cancelled' or (${IS_ONLINE} and not coalesce(${isLive(shopId)}, true)) then null
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
  when shipment = 'inTransit' then case when ${promisedUntil(shopId, 'orders')} > ${now}::timestamptz then 'awaitArrival' else 'arrive' end
  when shipment = 'delivered' then case when not ${IS_PAID} then 'collect' when status = 'delivered' then null else 'arrive' end
  when shipment = 'returned' then 'resend'
end`

/** Whether it is on its way after the last promised day; all such orders are in the view of parcels on their way. */
const isLate = (shopId: ShopId, now: Date): SQL =>
  sql`(
  ${IS_OPEN} and shipment = 'inTransit' and coalesce(${nextAt(shopId, now)} = 'arrive', false)
    and coalesce(${promisedUntil(shopId, 'orders')} <= ${now}::timestamptz, false))`

/** Newest first. */
export async function listOrders(
  tx: Tx,
  shopId: ShopId,
  { after, limit, ...filter }: OrderFilter,
): Promise<readonly OrderSummary[]> {
  const { now } = filter
  const rows = await query(
    tx,
    SummaryRow,
    sql`
      select order_number as number, status, shipment, units, total, currency, payment_method as "paymentMethod",
        channel, placed_at as "placedAt", buyer_name as buyer, ${CITY} as city, ${linesOf(shopId)} as lines,
        buyer_email as email, buyer_phone as phone, held_until as "heldUntil", delivery ->> 'kind' = 'pickUp' as "pickUp",
        confirm_tries as "confirmTries", ready_at as "readyAt", ${promisedUntil(shopId, 'orders')} as "promisedUntil", ${isLive(shopId)} as live
      from orders
      where ${chosen(shopId, filter)}
        and (${after?.placedAt ?? null}::timestamptz is null
          or (placed_at <= ${after?.placedAt ?? null} and (placed_at < ${after?.placedAt ?? null} or order_number < ${after?.number ?? null})))
      order by placed_at desc nulls last, order_number desc limit ${limit}`,
  )
  return rows.map(({ placedAt, heldUntil, readyAt, promisedUntil: until, live, ...row }) => {
    const summary = {
      ...row,
      test: isOnlineMethod(row.paymentMethod) && live === false,
      heldUntil: heldUntil?.toISOString() ?? null,
      readyAt: readyAt?.toISOString() ?? null,
      promisedUntil: until?.toISOString() ?? null,
      placedAt: placedAt.toISOString(),
    }
    return { ...summary, next: nextStepOf(summary, now) }
  })
}

const CountRow = z.object({ count: z.int() })

/** How many orders of the shop match, counted up to `most`. */
export async function countOrders(
  tx: Tx,
  shopId: ShopId,
  filter: Omit<OrderFilter, 'after' | 'limit'>,
  most: number,
): Promise<number> {
  const [row] = await query(
    tx,
    CountRow,
    sql`select count(*)::integer as count from (select 1 from orders where ${chosen(shopId, filter)} limit ${most}) o`,
  )
  return row?.count ?? 0
}

/** Conditions with their own index are only added when they are needed, so that the index is used. */
function chosen(shopId: ShopId, filter: Omit<OrderFilter, 'after' | 'limit'>): SQL {
  const { status, shipment, next, among, paymentMethod, channel, coupon, city, test, since, before } = filter
  const { late, ofBuyers, now, numbers } = filter
  const search = filter.search?.trim().slice(0, LONGEST_SEARCH) || null
  const part = search && `%${search.replaceAll(/[\\%_]/g, '\\$&')}%`
  const digits = search && /^[\d\s+().-]+$/.test(search) ? search.replaceAll(/\D/g, '') : ''
  return sql`
    shop_id = ${shopId}
      ${next ? sql`and ${IS_OPEN} and ${nextAt(shopId, now)} = any (${sql.param(next)}::text[])` : sql``}
      ${late === null ? sql`` : sql`and ${late ? sql`` : sql`not`} ${isLate(shopId, now)}`}
      ${sql.join(among.map(({ numbers, is }) => sql` and ${is ? sql`` : sql`not`} order_number in (${numbers})`))}
      ${numbers ? sql`and order_number = any (${sql.param(numbers)}::bigint[])` : sql``}
      ${coupon === null ? sql`` : sql`and coupon = ${coupon}`}
      ${city === null ? sql`` : sql`and ${CITY} = ${city} and ${ofBuyers}`}
      and (${status}::text is null or status = ${status})
      and (${shipment}::text is null or shipment = ${shipment})
      and (${paymentMethod}::text is null or payment_method = ${paymentMethod})
      and (${channel}::text is null or channel = ${channel})
      and (${test}::boolean is null or (${IS_ONLINE} and not coalesce(${isLive(shopId)}, true)) = ${test})
      and (${since}::timestamptz is null or placed_at >= ${since})
      and (${before}::timestamptz is null or placed_at < ${before})
      and (${part}::text is null or order_number::text = ${search}
        or exists (
          select 1 from order_lines l
          where l.shop_id = ${shopId} and l.order_number = orders.order_number
            and feria_plain(l.name) like '%' || nullif(trim(feria_plain(${search})), '') || '%')
        or (${ofBuyers} and (
          feria_plain(buyer_name) like '%' || nullif(trim(feria_plain(${search})), '') || '%'
          or buyer_email ilike ${part} or buyer_id_number ilike ${part} or carrier ->> 'trackingNumber' ilike ${part}
          or (length(${digits}) >= 4 and regexp_replace(buyer_phone, '\\D', '', 'g') like '%' || ${digits} || '%'))))`
}
