import type { ProductId, ShopEventName } from '@store/core'
import { bigint, index, integer, pgTable, primaryKey, text, timestamp, uniqueIndex } from 'drizzle-orm/pg-core'
import type { DeviceClass } from '../http/device.ts'

// Written while people visit: no reference to `shops`, whose row every visit would lock.

const shopId = () => integer('shop_id').notNull()
const rowId = () => bigint({ mode: 'number' }).notNull().generatedAlwaysAsIdentity()
const moment = (name: string) => timestamp(name, { withTimezone: true })
const device = () => text().$type<DeviceClass>().notNull()

export type ConsentAct = 'asked' | 'confirmed' | 'left'

/** C4: what visitors did. Nothing here says who. */
export const shopEvents = pgTable(
  'shop_events',
  {
    shopId: shopId(),
    id: rowId(),
    at: moment('at').notNull(),
    event: text().$type<ShopEventName>().notNull(),
    productId: integer('product_id').$type<ProductId>(),
    categoryId: integer('category_id'),
    device: device(),
  },
  (t) => [primaryKey({ columns: [t.shopId, t.id] }), index('shop_events_by_time').on(t.shopId, t.at)],
)

/** C5: what carts held when their buyers went to pay, a row per product. */
export const checkoutProducts = pgTable(
  'checkout_products',
  {
    shopId: shopId(),
    id: rowId(),
    at: moment('at').notNull(),
    productId: integer('product_id').$type<ProductId>().notNull(),
    units: integer().notNull(),
    device: device(),
  },
  (t) => [primaryKey({ columns: [t.shopId, t.id] }), index('checkout_products_by_time').on(t.shopId, t.at)],
)

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
    id: rowId(),
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
