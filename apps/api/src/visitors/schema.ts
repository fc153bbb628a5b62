import type { ProductId, ShopEventName } from '@store/core'
import { bigint, date, index, integer, pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core'
import type { DeviceClass } from '../http/device.ts'

// Written while people visit, so without a foreign key to `shops`: every visit would lock the shop's row.

const shopId = () => integer('shop_id').notNull()
const rowId = () => bigint({ mode: 'number' }).notNull().generatedAlwaysAsIdentity()
const moment = (name: string) => timestamp(name, { withTimezone: true })
const device = () => text().$type<DeviceClass>().notNull()

/** C4: visitors' actions, without any data of the visitor. */
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

/** C5: the contents of carts when their buyers went to pay, one row per product. */
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

/** C3: the number of visits to a shop, one row per day. */
export const shopViews = pgTable(
  'shop_views',
  { shopId: integer('shop_id').notNull(), day: date().notNull(), views: integer().notNull() },
  (t) => [primaryKey({ columns: [t.shopId, t.day] })],
)
