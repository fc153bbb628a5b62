import {
  ONLINE_PAYMENT_METHODS,
  type OnlinePaymentMethod,
  type OrderNumber,
  type OrderPayment,
  PAYMENT_PROVIDERS,
  PAYMENT_STATES,
  type PaymentState,
  type ProviderName,
  type ShopId,
  type TransactionStatus,
} from '@store/core'
import { sql } from 'drizzle-orm'
import * as z from 'zod'
import { asWorker, type Database, type Tx } from '../../database/open.ts'
import { execute, type FieldsOf, query } from '../../database/query.ts'
import { paymentFields } from '../../orders/rows.ts'
import type { Subject } from '../provider.ts'
import { paymentAttempts } from '../schema.ts'

export type Attempt = Pick<OrderPayment, 'provider' | 'state' | 'reference' | 'amount' | 'live'> & {
  readonly number: OrderNumber
  readonly attempt: number
  readonly currency: string
  readonly providerId: string | null
  readonly startedAt: Date
  readonly checks: number
}
const AttemptRow = z.object({
  number: z.int(),
  attempt: z.int(),
  provider: z.enum(PAYMENT_PROVIDERS),
  state: z.enum(PAYMENT_STATES),
  reference: z.string(),
  amount: z.int(),
  currency: z.string(),
  live: z.boolean(),
  providerId: z.string().nullable(),
  startedAt: z.date(),
  checks: z.int(),
} satisfies FieldsOf<Attempt>)

const ATTEMPT = sql`order_number as number, attempt, provider, state, reference, amount, currency, live,
  provider_id as "providerId", started_at as "startedAt", checks`

/** Oldest first. */
export function listAttempts(tx: Tx, shopId: ShopId, number: OrderNumber): Promise<readonly Attempt[]> {
  return query(
    tx,
    AttemptRow,
    sql`
      select ${ATTEMPT} from payment_attempts
      where shop_id = ${shopId} and order_number = ${number} order by attempt`,
  )
}

const PaymentRow = z.object({ ...paymentFields, updatedAt: z.date() })

/** An attempt with the fields that its buyer may see. */
export async function findPayment(
  tx: Tx,
  shopId: ShopId,
  number: OrderNumber,
  attempt: number,
): Promise<OrderPayment | null> {
  const [row] = await query(
    tx,
    PaymentRow,
    sql`
      select provider, state, instrument, reference, receipt, amount, live, updated_at as "updatedAt"
      from payment_attempts where shop_id = ${shopId} and order_number = ${number} and attempt = ${attempt}`,
  )
  return row ? { ...row, updatedAt: row.updatedAt.toISOString() } : null
}

/** Longer than our references of attempts and those of any provider. */
const LONGEST_NAME = 200

/** The attempt that a provider refers to. */
export async function findAttempt(
  tx: Tx,
  shopId: ShopId,
  provider: ProviderName,
  of: Subject,
): Promise<Attempt | null> {
  const name = 'reference' in of ? of.reference : of.providerId
  // The provider's signature may not cover this part, so it can be any text; and databases refuse NUL characters.
  if (name.length > LONGEST_NAME || name.includes('\0')) return null
  const [row] = await ('reference' in of
    ? query(
        tx,
        AttemptRow,
        sql`
          select ${ATTEMPT} from payment_attempts
          where shop_id = ${shopId} and reference = ${of.reference} and provider = ${provider}`,
      )
    : query(
        tx,
        AttemptRow,
        sql`
          select ${ATTEMPT} from payment_attempts
          where shop_id = ${shopId} and provider = ${provider} and provider_id = ${of.providerId}`,
      ))
  return row ?? null
}

export type NewAttempt = Omit<Attempt, 'state' | 'providerId' | 'checks'> & {
  readonly shopId: ShopId
  readonly method: OnlinePaymentMethod
  readonly dueAt: Date | null
}

export async function insertAttempt(tx: Tx, attempt: NewAttempt): Promise<void> {
  await tx.insert(paymentAttempts).values({ ...attempt, state: 'started', updatedAt: attempt.startedAt })
}

type Which = { readonly shopId: ShopId; readonly number: OrderNumber; readonly attempt: number }
const isIt = ({ shopId, number, attempt }: Which) =>
  sql`shop_id = ${shopId} and order_number = ${number} and attempt = ${attempt}`

export async function nameAttempt(tx: Tx, which: Which, providerId: string): Promise<void> {
  await execute(tx, sql`update payment_attempts set provider_id = ${providerId} where ${isIt(which)}`)
}

/** Stores the new state of an attempt. `dueAt`: when its provider is asked next; null: never. */
export async function setAttempt(
  tx: Tx,
  which: Which,
  now: {
    readonly state: PaymentState
    readonly instrument: string | null
    readonly receipt: string | null
    readonly dueAt: Date | null
    readonly at: Date
  },
): Promise<void> {
  await execute(
    tx,
    sql`
      update payment_attempts set state = ${now.state}, instrument = coalesce(${now.instrument}, instrument),
        receipt = coalesce(${now.receipt}, receipt), due_at = ${now.dueAt}, updated_at = ${now.at}
      where ${isIt(which)}`,
  )
}

export async function setDue(tx: Tx, which: Which, dueAt: Date | null): Promise<void> {
  await execute(tx, sql`update payment_attempts set due_at = ${dueAt} where ${isIt(which)}`)
}

/** Its provider is asked at this time or earlier. */
export async function bringForward(tx: Tx, which: Which, dueAt: Date): Promise<void> {
  await execute(tx, sql`update payment_attempts set due_at = least(due_at, ${dueAt}::timestamptz) where ${isIt(which)}`)
}

type PaymentEvent = TransactionStatus & {
  readonly source: 'event' | 'return' | 'poll' | 'own'
  readonly problem: string
  readonly at: Date
}

/** Records a provider's report about an attempt. False: it is recorded already. */
export async function addPaymentEvent(
  tx: Tx,
  { shopId, number, attempt }: Which,
  event: PaymentEvent,
): Promise<boolean> {
  const added = await execute(
    tx,
    sql`
      insert into payment_events (shop_id, order_number, attempt, transaction_id, state, source, problem, at)
      values (${shopId}, ${number}, ${attempt}, ${event.transactionId}, ${event.state}, ${event.source}, ${event.problem}, ${event.at})
      on conflict do nothing`,
  )
  return added > 0
}

const PaymentEventRow = z.object({
  transactionId: z.string(),
  state: z.enum(PAYMENT_STATES).exclude(['started']),
} satisfies FieldsOf<TransactionStatus>)

/** The counted events of an attempt, in the order they came. */
export function listPaymentEvents(tx: Tx, which: Which): Promise<readonly TransactionStatus[]> {
  return query(
    tx,
    PaymentEventRow,
    sql`
      select transaction_id as "transactionId", state from payment_events
      where ${isIt(which)} and problem = '' order by id`,
  )
}

const ClaimedRow = AttemptRow.extend({ shopId: z.int() })

/** The candidates among which unclaimed attempts are searched. */
const MOST_SHOPS = 100

const ShopRow = z.object({ shopId: z.int() })

/**
 * Claims a few attempts of any shop whose provider has to be asked; other processes skip them. They are due again after
 * `lease` milliseconds.
 */
export function claimAttempts(
  db: Database,
  { now, limit, lease }: { readonly now: Date; readonly limit: number; readonly lease: number },
): Promise<readonly (Attempt & { readonly shopId: ShopId })[]> {
  return asWorker(db, async (tx) => {
    // Rows are locked for one shop at a time: a distributed database cannot lock rows across shops.
    const shops = await query(
      tx,
      ShopRow,
      sql`
        select shop_id as "shopId" from payment_attempts where due_at <= ${now}
        group by shop_id order by min(due_at) limit ${MOST_SHOPS}`,
    )
    const claimed: (Attempt & { readonly shopId: ShopId })[] = []
    for (const { shopId } of shops) {
      // It can be more than that: a plan that reads the limited rows again for each that it joins locks further ones.
      if (claimed.length >= limit) break
      const rows = await query(
        tx,
        ClaimedRow,
        sql`
          update payment_attempts a set due_at = ${new Date(now.getTime() + lease)}, checks = a.checks + 1
          from (
            select order_number, attempt from payment_attempts where shop_id = ${shopId} and due_at <= ${now}
            order by due_at limit ${limit - claimed.length} for update skip locked
          ) due
          where a.shop_id = ${shopId} and a.order_number = due.order_number and a.attempt = due.attempt
          returning a.shop_id as "shopId", a.order_number as number, a.attempt, a.provider, a.state, a.reference, a.amount,
            a.currency, a.live, a.provider_id as "providerId", a.started_at as "startedAt", a.checks`,
      )
      claimed.push(...rows)
    }
    return claimed
  })
}

export type Held = { readonly shopId: ShopId; readonly number: OrderNumber }
const HeldRow = z.object({ shopId: z.int(), number: z.int() } satisfies FieldsOf<Held>)

/** Orders of any shop whose units were reserved for the payment long enough. */
export function listOverdue(db: Database, now: Date, limit: number): Promise<readonly Held[]> {
  return asWorker(db, (tx) =>
    query(
      tx,
      HeldRow,
      sql`
        select shop_id as "shopId", order_number as number from orders
        where held_until <= ${now} and released_at is null order by held_until limit ${limit}`,
    ),
  )
}

/**
 * Orders of any shop that were placed before this time, whose units are reserved and that can be paid now (core's `mayPay`), if
 * their buyers have a mail address and have not been reminded.
 */
export function listUnreminded(
  db: Database,
  { now, placedBefore, limit }: { readonly now: Date; readonly placedBefore: Date; readonly limit: number },
): Promise<readonly Held[]> {
  return asWorker(db, (tx) =>
    query(
      tx,
      HeldRow,
      sql`
        select o.shop_id as "shopId", o.order_number as number from orders o
        where o.held_until > ${now} and o.released_at is null and o.placed_at <= ${placedBefore}
          and o.buyer_email is not null and o.status in ('unpaid', 'pending', 'rejected')
          and o.payment_method = any (${sql.param(ONLINE_PAYMENT_METHODS)}::text[])
          and not exists (
            select from payment_attempts a
            where a.shop_id = o.shop_id and a.order_number = o.order_number and a.state in ('pending', 'paid'))
          and not exists (
            select from outbox m
            where m.shop_id = o.shop_id and m.kind = 'order.unpaid' and m.order_number = o.order_number)
        order by o.held_until limit ${limit}`,
    ),
  )
}
