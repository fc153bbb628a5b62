import { boolean, integer, jsonb, pgTable, primaryKey, text, timestamp, uniqueIndex } from 'drizzle-orm/pg-core'
import { bytea } from '../database/columns.ts'
import { ofShop } from '../shops/schema.ts'

/** What somebody wants to be told of a shop on their device. */
export type PushKind = 'order' | 'paid' | 'hold' | 'message' | 'trouble'

/** Devices of the team, and what each is told of the shop. The address and keys are the browser's, for this device alone. */
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
    /** Also from 22 to 7 by the shop's clock. */
    atNight: boolean('at_night').notNull(),
    language: text().$type<'es' | 'en' | 'pt' | 'fr'>().notNull(),
    device: text().notNull(),
    /** SHA-256 of the browser's own secret: nothing is told to a browser in which the person has signed out. */
    browser: bytea().notNull(),
    since: timestamp({ withTimezone: true }).notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.shopId, t.id] }),
    uniqueIndex('push_subscriptions_once').on(t.shopId, t.personId, t.endpoint),
  ],
)
