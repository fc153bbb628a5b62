import { bigint, index, integer, pgTable, primaryKey, text, timestamp, uniqueIndex } from 'drizzle-orm/pg-core'

// No foreign key to `shops`: checking it would lock the shop's row for every subscription.

const shopId = () => integer('shop_id').notNull()
const moment = (name: string) => timestamp(name, { withTimezone: true })

export type ConsentAct = 'asked' | 'confirmed' | 'left'

/** C26. An address without `confirmed_at` was entered, but its owner has not confirmed it yet. */
export const subscribers = pgTable(
  'subscribers',
  {
    shopId: shopId(),
    /** Lower case. */
    email: text().notNull(),
    /** In the links that confirm and unsubscribe: 128 random bits, hex. */
    confirmKey: text('confirm_key').notNull(),
    subscribedAt: moment('subscribed_at').notNull(),
    confirmedAt: moment('confirmed_at'),
    unsubscribedAt: moment('unsubscribed_at'),
    /** When the last confirmation mail was requested. */
    askedAt: moment('asked_at'),
  },
  (t) => [primaryKey({ columns: [t.shopId, t.email] }), uniqueIndex('subscribers_by_key').on(t.shopId, t.confirmKey)],
)

/** The proof that an address was entered, that its owner confirmed, and when they unsubscribed (V4). Rows are only added. */
export const consents = pgTable(
  'consents',
  {
    shopId: shopId(),
    id: bigint({ mode: 'number' }).notNull().generatedAlwaysAsIdentity(),
    email: text().notNull(),
    act: text().$type<ConsentAct>().notNull().default('asked'),
    /** Version of the text that was agreed to; null: the form sent none, or the row is not a consent. */
    version: text(),
    at: moment('at').notNull(),
    /** The network address of the request; null if unknown. */
    address: text(),
  },
  (t) => [primaryKey({ columns: [t.shopId, t.id] }), index('consents_by_email').on(t.shopId, t.email)],
)
