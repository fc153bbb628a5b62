import type { PushKind } from '@store/api-client/manage'
import { boolean, integer, jsonb, pgTable, primaryKey, text, timestamp, uniqueIndex } from 'drizzle-orm/pg-core'
import { bytea } from '../database/columns.ts'
import { ofShop } from '../shops/schema.ts'

/**
 * Devices of the team, and the kinds of notifications each gets from the shop. The address and keys are created by the
 * browser, for this device alone.
 */
export const pushSubscriptions = pgTable(
  'push_subscriptions',
  {
    shopId: ofShop(),
    id: integer().notNull().generatedAlwaysAsIdentity(),
    personId: integer('person_id').notNull(),
    endpoint: text().notNull(),
    p256dh: text().notNull(),
    auth: text().notNull(),
    kinds: jsonb().$type<readonly PushKind[]>().notNull(),
    /** Whether notifications are also sent from 22 to 7 by the shop's clock. */
    atNight: boolean('at_night').notNull(),
    language: text().$type<'es' | 'en' | 'pt' | 'fr'>().notNull(),
    device: text().notNull(),
    /** SHA-256 of the browser's own secret: nothing is sent to a browser in which the person has signed out. */
    browser: bytea().notNull(),
    since: timestamp({ withTimezone: true }).notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.shopId, t.id] }),
    uniqueIndex('push_subscriptions_once').on(t.shopId, t.personId, t.endpoint),
  ],
)
