import {
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
import type { Tx } from '../../database/open.ts'
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
export const AttemptRow = z.object({
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

const PaymentOfOrderRow = PaymentRow.extend({ startedAt: z.date() })

/** Every attempt of an order with the fields that its shop sees, oldest first. */
export async function listPayments(
  tx: Tx,
  shopId: ShopId,
  number: OrderNumber,
): Promise<readonly (OrderPayment & { readonly startedAt: string })[]> {
  const rows = await query(
    tx,
    PaymentOfOrderRow,
    sql`
      select provider, state, instrument, reference, receipt, amount, live, started_at as "startedAt",
        updated_at as "updatedAt"
      from payment_attempts where shop_id = ${shopId} and order_number = ${number} order by attempt`,
  )
  return rows.map(({ startedAt, updatedAt, ...row }) => ({
    ...row,
    startedAt: startedAt.toISOString(),
    updatedAt: updatedAt.toISOString(),
  }))
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

type AttemptRef = { readonly shopId: ShopId; readonly number: OrderNumber; readonly attempt: number }
const isIt = ({ shopId, number, attempt }: AttemptRef) =>
  sql`shop_id = ${shopId} and order_number = ${number} and attempt = ${attempt}`

export async function nameAttempt(tx: Tx, which: AttemptRef, providerId: string): Promise<void> {
  await execute(tx, sql`update payment_attempts set provider_id = ${providerId} where ${isIt(which)}`)
}

/** Stores the new state of an attempt. `dueAt`: when its provider is queried next; null: never. */
export async function setAttempt(
  tx: Tx,
  which: AttemptRef,
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

export async function setDue(tx: Tx, which: AttemptRef, dueAt: Date | null): Promise<void> {
  await execute(tx, sql`update payment_attempts set due_at = ${dueAt} where ${isIt(which)}`)
}

/** Makes the provider be queried at this time, or earlier. */
export async function bringForward(tx: Tx, which: AttemptRef, dueAt: Date): Promise<void> {
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
  { shopId, number, attempt }: AttemptRef,
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
export function listPaymentEvents(tx: Tx, which: AttemptRef): Promise<readonly TransactionStatus[]> {
  return query(
    tx,
    PaymentEventRow,
    sql`
      select transaction_id as "transactionId", state from payment_events
      where ${isIt(which)} and problem = '' order by id`,
  )
}
