import type {
  Amount,
  Instrument,
  OnlinePaymentMethod,
  OrderNumber,
  PaymentState,
  ProviderName,
  RestockedUnits,
  TransactionState,
} from '@store/core'
import { sql } from 'drizzle-orm'
import {
  bigint,
  boolean,
  foreignKey,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  timestamp,
  uniqueIndex,
} from 'drizzle-orm/pg-core'
import { bytea } from '../database/columns.ts'
import { orders } from '../orders/schema.ts'
import { ofShop } from '../shops/schema.ts'

const shopId = () => integer('shop_id').notNull()
const orderNumber = () => bigint('order_number', { mode: 'number' }).$type<OrderNumber>().notNull()
const attempt = () => integer().notNull()
const money = () => bigint({ mode: 'number' }).$type<Amount>().notNull()
const moment = (name: string) => timestamp(name, { withTimezone: true }).notNull()

/** A shop's accounts with providers. Keys are encrypted (`secrets/seal.ts`) and leave the process only in requests to the provider. */
export const paymentAccounts = pgTable(
  'payment_accounts',
  {
    shopId: ofShop(),
    provider: text().$type<ProviderName>().notNull(),
    /** False: a provider's sandbox. */
    live: boolean().notNull(),
    keys: bytea().notNull(),
    setAt: moment('set_at').defaultNow(),
  },
  (t) => [primaryKey({ columns: [t.shopId, t.provider] })],
)

/** Attempts to pay an order online, each with its own reference. The reports about them are in `payment_events`. */
export const paymentAttempts = pgTable(
  'payment_attempts',
  {
    shopId: shopId(),
    number: orderNumber(),
    attempt: attempt(),
    /** Its reference at the provider: `{shop}-{order}-{attempt}`. */
    reference: text().notNull(),
    provider: text().$type<ProviderName>().notNull(),
    method: text().$type<OnlinePaymentMethod>().notNull(),
    live: boolean().notNull(),
    amount: money(),
    currency: text().notNull(),
    state: text().$type<PaymentState>().notNull(),
    instrument: text().$type<Instrument>(),
    receipt: text(),
    /** The provider's own id of it, if it has one (a token, a session, an order). */
    providerId: text('provider_id'),
    startedAt: moment('started_at'),
    updatedAt: moment('updated_at'),
    /** When to query the provider next; null: never. */
    dueAt: timestamp('due_at', { withTimezone: true }),
    checks: integer().notNull().default(0),
  },
  (t) => [
    primaryKey({ columns: [t.shopId, t.number, t.attempt] }),
    foreignKey({
      name: 'payment_attempts_of_order',
      columns: [t.shopId, t.number],
      foreignColumns: [orders.shopId, orders.number],
    }).onDelete('cascade'),
    uniqueIndex('payment_attempts_by_reference').on(t.shopId, t.reference),
    index('payment_attempts_by_provider_id').on(t.shopId, t.provider, t.providerId),
    index('payment_attempts_due').on(t.shopId, t.dueAt).where(sql`${t.dueAt} is not null`),
  ],
)

/** All reports about attempts, each once: rows are only added. */
export const paymentEvents = pgTable(
  'payment_events',
  {
    shopId: shopId(),
    number: orderNumber(),
    attempt: attempt(),
    id: bigint({ mode: 'number' }).notNull().generatedAlwaysAsIdentity(),
    /** The provider's id; blank: we gave the attempt up ourselves. */
    transactionId: text('transaction_id').notNull(),
    state: text().$type<TransactionState>().notNull(),
    /** How the report came. */
    source: text().$type<'event' | 'return' | 'poll' | 'own'>().notNull(),
    /** Why the report does not fit the order and was not counted; blank: it counted. */
    problem: text().notNull().default(''),
    at: moment('at'),
  },
  (t) => [
    primaryKey({ columns: [t.shopId, t.number, t.attempt, t.id] }),
    foreignKey({
      name: 'payment_events_of_attempt',
      columns: [t.shopId, t.number, t.attempt],
      foreignColumns: [paymentAttempts.shopId, paymentAttempts.number, paymentAttempts.attempt],
    }).onDelete('cascade'),
    uniqueIndex('payment_events_once').on(t.shopId, t.number, t.attempt, t.transactionId, t.state, t.problem),
  ],
)

/**
 * Refunds requested from a provider that it has not decided: one per order at a time. A decided one moves to `refunds`, or
 * is deleted; one whose result could not be found out stays here as ended, and its payment can only be refunded by hand.
 */
export const refundRequests = pgTable(
  'refund_requests',
  {
    shopId: shopId(),
    number: orderNumber(),
    id: integer().notNull().generatedAlwaysAsIdentity(),
    /** The attempt whose money is refunded. */
    attempt: attempt(),
    /** The provider's id of the payment. */
    transactionId: text('transaction_id').notNull(),
    amount: money(),
    reason: text().notNull(),
    /** Units to put back on sale once it is made. */
    restock: jsonb().$type<readonly RestockedUnits[]>().notNull(),
    who: text().notNull(),
    /** A hash of the idempotency key of the call that requests it, and one of its request; null: it had no key. */
    callKey: bytea('call_key'),
    askedAt: moment('asked_at'),
    /** When to query the provider for the result. */
    dueAt: moment('due_at'),
    checks: integer().notNull().default(0),
    /** Whether the provider has accepted it. */
    accepted: boolean().notNull().default(false),
    /** When it was left to a person; null: it is open. */
    endedAt: timestamp('ended_at', { withTimezone: true }),
  },
  (t) => [
    primaryKey({ columns: [t.shopId, t.number, t.id] }),
    foreignKey({
      name: 'refund_requests_of_attempt',
      columns: [t.shopId, t.number, t.attempt],
      foreignColumns: [paymentAttempts.shopId, paymentAttempts.number, paymentAttempts.attempt],
    }).onDelete('cascade'),
    uniqueIndex('refund_requests_one').on(t.shopId, t.number).where(sql`${t.endedAt} is null`),
    index('refund_requests_due').on(t.shopId, t.dueAt).where(sql`${t.endedAt} is null`),
  ],
)
