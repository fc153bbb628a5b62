import { bigint, index, integer, pgTable, primaryKey, text, timestamp, uniqueIndex } from 'drizzle-orm/pg-core'

// No reference to `shops`: checking it would lock the shop's row for everybody who subscribes.

const shopId = () => integer('shop_id').notNull()
const moment = (name: string) => timestamp(name, { withTimezone: true })

export type ConsentAct = 'asked' | 'confirmed' | 'left'

/** C26. An address without `confirmed_at` has asked, and nobody has shown yet that it was its owner. */
export const subscribers = pgTable(
  'subscribers',
  {
    shopId: shopId(),
    /** Lower case. */
    email: text().notNull(),
    /** Goes into the links that confirm and that leave: 128 random bits, hex. */
    confirmKey: text('confirm_key').notNull(),
    subscribedAt: moment('subscribed_at').notNull(),
    confirmedAt: moment('confirmed_at'),
    unsubscribedAt: moment('unsubscribed_at'),
    /** When a mail last asked to confirm. */
    askedAt: moment('asked_at'),
  },
  (t) => [primaryKey({ columns: [t.shopId, t.email] }), uniqueIndex('subscribers_by_key').on(t.shopId, t.confirmKey)],
)

/** The proof that an address asked for it, that its owner confirmed, and when they left (V4). Rows are only added. */
export const consents = pgTable(
  'consents',
  {
    shopId: shopId(),
    id: bigint({ mode: 'number' }).notNull().generatedAlwaysAsIdentity(),
    email: text().notNull(),
    act: text().$type<ConsentAct>().notNull().default('asked'),
    /** Version of the text that was agreed to; null: the form did not say, or it is no wish. */
    version: text(),
    at: moment('at').notNull(),
    /** From which network address; null when it is not known. */
    address: text(),
  },
  (t) => [primaryKey({ columns: [t.shopId, t.id] }), index('consents_by_email').on(t.shopId, t.email)],
)
