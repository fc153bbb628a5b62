import {
  type Amount,
  INSTRUMENTS,
  type OrderNumber,
  PAYMENT_PROVIDERS,
  type RestockedUnits,
  type ShopId,
} from '@store/core'
import { sql } from 'drizzle-orm'
import * as z from 'zod'
import { asWorker, type Database, type Tx } from '../../database/open.ts'
import { execute, type FieldsOf, query } from '../../database/query.ts'
import { refundRequests } from '../schema.ts'

type NewRequest = {
  readonly shopId: ShopId
  readonly number: OrderNumber
  readonly attempt: number
  readonly transactionId: string
  readonly amount: Amount
  readonly reason: string
  readonly restock: readonly RestockedUnits[]
  readonly who: string
  /** A hash of the idempotency key of the call that requests it, and one of its request; null: it had no key. */
  readonly callKey: Buffer | null
  readonly askedAt: Date
  readonly dueAt: Date
}

/** A refund requested from a provider, with its provider's ids. */
export type Requested = Omit<NewRequest, 'dueAt'> & {
  readonly id: number
  readonly provider: (typeof PAYMENT_PROVIDERS)[number]
  readonly reference: string
  readonly providerId: string | null
  /** The attempt was paid with real money. */
  readonly live: boolean
  readonly checks: number
  /** Whether the provider has accepted it. */
  readonly accepted: boolean
  /** The provider's ids of this attempt's recorded refunds. */
  readonly recorded: readonly string[]
}

const RequestedRow = z.object({
  shopId: z.int(),
  number: z.int(),
  id: z.int(),
  attempt: z.int(),
  checks: z.int(),
  amount: z.int(),
  transactionId: z.string(),
  reason: z.string(),
  who: z.string(),
  askedAt: z.date(),
  callKey: z.instanceof(Buffer).nullable(),
  restock: z.array(
    z.object({
      productId: z.int(),
      variantId: z.string().nullable(),
      units: z.int(),
    } satisfies FieldsOf<RestockedUnits>),
  ),
  provider: z.enum(PAYMENT_PROVIDERS),
  reference: z.string(),
  providerId: z.string().nullable(),
  live: z.boolean(),
  accepted: z.boolean(),
  recorded: z.array(z.string()),
} satisfies FieldsOf<Requested>)

const REQUESTED = sql`
  q.shop_id as "shopId", q.order_number as number, q.id, q.attempt, q.transaction_id as "transactionId", q.amount, q.reason,
  q.restock, q.who, q.call_key as "callKey", q.asked_at as "askedAt", q.checks, q.accepted, a.provider, a.reference, a.provider_id as "providerId", a.live,
  (
    select coalesce(json_agg(r.provider_refund), '[]') from refunds r
    where r.shop_id = q.shop_id and r.order_number = q.order_number and r.attempt = q.attempt and r.provider_refund is not null
  ) as recorded`
const OF_ATTEMPT = sql`a.shop_id = q.shop_id and a.order_number = q.order_number and a.attempt = q.attempt`

/** Stores a request. Returns its id, which is never used again. */
export async function insertRequest(tx: Tx, request: NewRequest): Promise<number> {
  const [row] = await tx.insert(refundRequests).values(request).returning({ id: refundRequests.id })
  if (!row) throw new Error(`order ${request.number} of shop ${request.shopId}: a refund was not asked for`)
  return row.id
}

/** The refund of an order whose provider has not decided; null: there is none. */
export async function findRequest(tx: Tx, shopId: ShopId, number: OrderNumber): Promise<Requested | null> {
  const [row] = await query(
    tx,
    RequestedRow,
    sql`
      select ${REQUESTED} from refund_requests q join payment_attempts a on ${OF_ATTEMPT}
      where q.shop_id = ${shopId} and q.order_number = ${number} and q.ended_at is null`,
  )
  return row ?? null
}

const OfCallRow = z.object({ callKey: z.instanceof(Buffer), provider: z.enum(PAYMENT_PROVIDERS) })

/** The refund that a call with this idempotency key has requested since then, and that is not decided; null: none. */
export async function findRequestOfCall(tx: Tx, shopId: ShopId, number: OrderNumber, key: Uint8Array, since: Date) {
  const [row] = await query(
    tx,
    OfCallRow,
    sql`
      select q.call_key as "callKey", a.provider from refund_requests q join payment_attempts a on ${OF_ATTEMPT}
      where q.shop_id = ${shopId} and q.order_number = ${number} and q.asked_at >= ${since}
        and substr(q.call_key, 1, ${key.length}::integer) = ${key}`,
  )
  return row ?? null
}

type RequestRef = Pick<Requested, 'shopId' | 'number' | 'id'>

const isThis = ({ shopId, number, id }: RequestRef) =>
  sql`shop_id = ${shopId} and order_number = ${number} and id = ${id}`

export const deleteRequest = (tx: Tx, request: RequestRef) =>
  execute(tx, sql`delete from refund_requests where ${isThis(request)}`)

/** Records that the provider has accepted it. */
export const acceptRequest = (tx: Tx, request: RequestRef) =>
  execute(tx, sql`update refund_requests set accepted = true where ${isThis(request)}`)

/**
 * Ends a request whose result could not be found out: the provider is no longer queried, and the payment can only be
 * refunded by hand.
 */
export const endRequest = (tx: Tx, request: RequestRef, now: Date) =>
  execute(tx, sql`update refund_requests set ended_at = ${now} where ${isThis(request)}`)

/** Claims refunds of any shop whose provider is to be queried, `limit` in all; they are due again at `until`. */
export function claimRequests(
  db: Database,
  { now, until, limit }: { readonly now: Date; readonly until: Date; readonly limit: number },
): Promise<readonly Requested[]> {
  return asWorker(db, async (tx) => {
    // Rows are locked for one shop at a time, as for attempts.
    const shops = await query(
      tx,
      ShopRow,
      sql`
        select shop_id as "shopId" from refund_requests where due_at <= ${now} and ended_at is null
        group by shop_id order by min(due_at) limit ${limit}`,
    )
    const claimed: Requested[] = []
    for (const { shopId } of shops) {
      if (claimed.length >= limit) break
      claimed.push(
        ...(await query(
          tx,
          RequestedRow,
          sql`
            update refund_requests q set due_at = ${until}, checks = q.checks + 1
            from (
              select order_number, id from refund_requests where shop_id = ${shopId} and due_at <= ${now} and ended_at is null
              order by due_at limit ${limit - claimed.length} for update skip locked
            ) due, payment_attempts a
            where q.shop_id = ${shopId} and q.order_number = due.order_number and q.id = due.id and ${OF_ATTEMPT}
            returning ${REQUESTED}`,
        )),
      )
    }
    return claimed
  })
}

const ShopRow = z.object({ shopId: z.int() })

const PaidRow = z.object({
  attempt: z.int(),
  provider: z.enum(PAYMENT_PROVIDERS),
  transactionId: z.string(),
  instrument: z.enum(INSTRUMENTS).nullable(),
  paidAt: z.date(),
})

/**
 * The successful payments of an order, the newest first, without those with a refund whose result could not be found out.
 */
export function listPaid(tx: Tx, shopId: ShopId, number: OrderNumber) {
  return query(
    tx,
    PaidRow,
    sql`
      select distinct on (a.attempt) a.attempt, a.provider, a.instrument, e.transaction_id as "transactionId", e.at as "paidAt"
      from payment_attempts a
      join payment_events e on e.shop_id = a.shop_id and e.order_number = a.order_number and e.attempt = a.attempt
        and e.state = 'paid' and e.problem = ''
      where a.shop_id = ${shopId} and a.order_number = ${number} and a.state = 'paid'
        and not exists (
          select 1 from refund_requests q where ${OF_ATTEMPT} and q.ended_at is not null)
      order by a.attempt desc, e.id desc`,
  )
}
