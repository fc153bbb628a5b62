import {
  type OrderMoney,
  type OrderNumber,
  PAYMENT_PROVIDERS,
  type PaidAttempt,
  REFUND_WAYS,
  type Refund,
  type ShopId,
} from '@store/core'
import { sql } from 'drizzle-orm'
import * as z from 'zod'
import type { Tx } from '../../database/open.ts'
import { type FieldsOf, query } from '../../database/query.ts'
import { refunds } from '../schema.ts'
import type { OrderUnits } from './units.ts'

/** The money of an order, each attempt with its number. */
type KnownMoney = Omit<OrderMoney, 'paid'> & { readonly paid: readonly (PaidAttempt & { readonly attempt: number })[] }

const MoneyRow = z.object({
  total: z.int(),
  settled: z.boolean(),
  paid: z.array(
    z.object({
      attempt: z.int(),
      amount: z.int(),
      live: z.boolean(),
      refunded: z.boolean(),
      sent: z.int(),
    } satisfies FieldsOf<KnownMoney['paid'][number]>),
  ),
  refunded: z.int(),
} satisfies FieldsOf<KnownMoney>)

/** The money of an order; null: no such order. Before a refund, the caller has locked the order. */
export async function findOrderMoney(tx: Tx, shopId: ShopId, number: OrderNumber): Promise<KnownMoney | null> {
  const [row] = await query(
    tx,
    MoneyRow,
    sql`
      select o.total,
        exists (
          select 1 from order_events e
          where e.shop_id = ${shopId} and e.order_number = o.order_number and e.about = 'order' and not e.undone
            and e.to_status in ('paid', 'delivered')) as settled,
        (
          select coalesce(json_agg(
            json_build_object('attempt', a.attempt, 'amount', a.amount, 'live', a.live, 'refunded', a.state = 'refunded',
              'sent', (
                select coalesce(sum(r.amount), 0)::bigint from (
                  select amount, attempt from refunds
                  where shop_id = ${shopId} and order_number = o.order_number
                  union all
                  select amount, attempt from refund_requests
                  where shop_id = ${shopId} and order_number = o.order_number and ended_at is null
                ) r where r.attempt = a.attempt)) order by a.attempt), '[]')
          from payment_attempts a
          where a.shop_id = ${shopId} and a.order_number = o.order_number and a.state in ('paid', 'refunded')) as paid,
        (
          select coalesce(sum(r.amount), 0)::bigint from refunds r
          where r.shop_id = ${shopId} and r.order_number = o.order_number and r.attempt is null) as refunded
      from orders o where o.shop_id = ${shopId} and o.order_number = ${number}`,
  )
  return row ?? null
}

const RefundRow = z.object({
  id: z.int(),
  amount: z.int(),
  how: z.enum(REFUND_WAYS),
  reason: z.string(),
  restocked: z.array(z.object({ productId: z.int(), variantId: z.int(), units: z.int() })),
  who: z.string(),
  at: z.date(),
})

/** Oldest first. */
export async function listRefunds(tx: Tx, shopId: ShopId, number: OrderNumber): Promise<readonly Refund[]> {
  const rows = await query(
    tx,
    RefundRow,
    sql`
      select id, amount, how, reason, restocked, who, at from refunds
      where shop_id = ${shopId} and order_number = ${number} order by id`,
  )
  return rows.map(({ at, restocked, ...row }) => ({
    ...row,
    at: at.toISOString(),
    restocked: restocked.map(({ variantId, ...units }) => ({
      ...units,
      variantId: variantId === 0 ? null : String(variantId),
    })),
  }))
}

export async function insertRefund(
  tx: Tx,
  shopId: ShopId,
  number: OrderNumber,
  {
    at,
    restocked,
    ...refund
  }: Omit<Refund, 'id' | 'restocked' | 'at'> & {
    readonly attempt: number | null
    readonly providerRefund: string | null
    readonly callKey: Uint8Array | null
    readonly at: Date
    readonly restocked: readonly Pick<OrderUnits, 'productId' | 'variantId' | 'quantity'>[]
  },
): Promise<number> {
  const [row] = await tx
    .insert(refunds)
    .values({
      shopId,
      number,
      at,
      ...refund,
      restocked: restocked.map(({ productId, variantId, quantity: units }) => ({ productId, variantId, units })),
    })
    .returning({ id: refunds.id })
  if (!row) throw new Error(`order ${number} of shop ${shopId}: a refund was not written`)
  return row.id
}

const OfCallRow = z.object({ id: z.int(), callKey: z.instanceof(Buffer), provider: z.enum(PAYMENT_PROVIDERS) })

/** The refund that a call with this idempotency key has made since then; null: none. */
export async function findRefundOfCall(tx: Tx, shopId: ShopId, number: OrderNumber, key: Uint8Array, since: Date) {
  const [row] = await query(
    tx,
    OfCallRow,
    sql`
      select r.id, r.call_key as "callKey", a.provider from refunds r
      join payment_attempts a on a.shop_id = r.shop_id and a.order_number = r.order_number and a.attempt = r.attempt
      where r.shop_id = ${shopId} and r.order_number = ${number} and r.at >= ${since}
        and substr(r.call_key, 1, ${key.length}::integer) = ${key}`,
  )
  return row ?? null
}
