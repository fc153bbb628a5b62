import type { PING, WebhookEvent } from '@store/api-client/manage'
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
import { ofShop } from '../shops/schema.ts'

/** `off`: by the merchant; `gone`: it responded with 410; `failing`: all deliveries have failed for days. */
export const WEBHOOK_STATES = ['on', 'off', 'gone', 'failing'] as const
export type WebhookState = (typeof WEBHOOK_STATES)[number]

/** One attempt to deliver. */
export type WebhookAttempt = {
  /** ISO-8601, UTC. */
  readonly at: string
  /** The HTTP status of the response; null: there was none. */
  readonly status: number | null
  /** Why the delivery failed, without personal data; null: it succeeded. */
  readonly problem: string | null
  readonly ms: number
}

const moment = (name: string) => timestamp(name, { withTimezone: true })

/** URLs of the merchant's systems that receive the shop's events. */
export const webhooks = pgTable(
  'webhooks',
  {
    shopId: ofShop(),
    id: integer().notNull().generatedAlwaysAsIdentity(),
    url: text().notNull(),
    /** Encrypted, as is the former secret. */
    secret: text().notNull(),
    oldSecret: text('old_secret'),
    /** Until when bodies are also signed with the former secret. */
    oldSecretUntil: moment('old_secret_until'),
    events: jsonb().$type<readonly WebhookEvent[]>().notNull(),
    /** Whether bodies contain buyers' data. */
    buyers: boolean().notNull(),
    state: text().$type<WebhookState>().notNull().default('on'),
    /** When the first attempt failed after the last successful one. */
    failingSince: moment('failing_since'),
    createdAt: moment('created_at').notNull().defaultNow(),
  },
  (t) => [primaryKey({ columns: [t.shopId, t.id] })],
)

/**
 * A delivery to a webhook, with the data at the time of the event. Its result and its next try are in the
 * outbox. Written while people buy, so it has no foreign key to the shop.
 */
export const webhookDeliveries = pgTable(
  'webhook_deliveries',
  {
    shopId: integer('shop_id').notNull(),
    id: bigint({ mode: 'number' }).notNull().generatedAlwaysAsIdentity(),
    webhookId: integer('webhook_id').notNull(),
    event: text().$type<WebhookEvent | typeof PING>().notNull(),
    /** The number or id of its subject. */
    about: text(),
    /** An event that happens once is sent once for this key; null: it may happen again. */
    once: text(),
    /** The `webhook-id` of Standard Webhooks. */
    token: uuid().notNull().defaultRandom(),
    body: text().notNull(),
    createdAt: moment('created_at').notNull(),
    /** When it last arrived. */
    deliveredAt: moment('delivered_at'),
    tries: integer().notNull().default(0),
    /** The last attempts, oldest first. */
    attempts: jsonb().$type<readonly WebhookAttempt[]>().notNull().default([]),
  },
  (t) => [
    primaryKey({ columns: [t.shopId, t.id] }),
    index('webhook_deliveries_of_webhook').on(t.shopId, t.webhookId, t.id),
    uniqueIndex('webhook_deliveries_once').on(t.shopId, t.webhookId, t.once).where(sql`${t.once} is not null`),
    index('webhook_deliveries_by_time').on(t.shopId, t.createdAt),
  ],
)
