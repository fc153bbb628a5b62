import type { OrderNumber } from '@store/core'
import { sql } from 'drizzle-orm'
import {
  bigint,
  boolean,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  timestamp,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core'
import type { ContactMail, Message } from './message.ts'

/**
 * The outbox: messages are written in the transaction of their cause, and sent from here at least once. A process claims a row
 * for a while by moving `dueAt` into the future; if the process dies, the next one takes the row after that.
 */
export const outbox = pgTable(
  'outbox',
  {
    shopId: integer('shop_id').notNull(),
    id: bigint({ mode: 'number' }).notNull().generatedAlwaysAsIdentity(),
    kind: text().$type<Message['kind']>().notNull(),
    /** The order that the message is about; one message per kind. */
    number: bigint('order_number', { mode: 'number' }).$type<OrderNumber>(),
    /** A visitor's message to the shop; deleted once it is sent. */
    contact: jsonb().$type<ContactMail>(),
    /** The address that asked for the newsletter, or was invited into the team; deleted once it is sent. */
    email: text(),
    /** A delivery to a webhook. */
    deliveryId: bigint('delivery_id', { mode: 'number' }),
    /** The step of an order that it announces, while the step can still be undone. */
    orderStep: bigint('order_step', { mode: 'number' }),
    /** The same for all attempts to send it: its Message-ID, or the id of the webhook's call. */
    token: uuid().notNull().defaultRandom(),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
    tries: integer().notNull().default(0),
    dueAt: timestamp('due_at', { withTimezone: true }).notNull().defaultNow(),
    sentAt: timestamp('sent_at', { withTimezone: true }),
    /** When it was given up: no further attempt is made. */
    deadAt: timestamp('dead_at', { withTimezone: true }),
    /** Whether that is because the message was no longer wanted; otherwise all attempts failed. */
    dropped: boolean().notNull().default(false),
    /** Why the last attempt failed, without personal data. */
    problem: text(),
  },
  (t) => [
    primaryKey({ columns: [t.shopId, t.id] }),
    uniqueIndex('outbox_once').on(t.shopId, t.kind, t.number),
    index('outbox_of_delivery').on(t.shopId, t.deliveryId, t.id).where(sql`${t.deliveryId} is not null`),
    index('outbox_of_step').on(t.shopId, t.orderStep).where(sql`${t.orderStep} is not null and ${t.sentAt} is null`),
    index('outbox_due').on(t.shopId, t.dueAt).where(sql`${t.sentAt} is null and ${t.deadAt} is null`),
    index('outbox_dead').on(t.shopId, t.id).where(sql`${t.deadAt} is not null`),
  ],
)
