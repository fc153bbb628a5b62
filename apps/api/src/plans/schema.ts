import type { PlanId } from '@store/core'
import { sql } from 'drizzle-orm'
import { bigint, check, index, integer, pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core'
import { ofShop } from '../shops/schema.ts'

/** The plan of a shop, and its own limits in place of the plan's. A shop without a row has the default plan. */
export const shopLimits = pgTable(
  'shop_limits',
  {
    shopId: ofShop().primaryKey(),
    /** Null: the default one. */
    plan: text().$type<PlanId>(),
    /** Null, here and below: the plan's value. */
    products: integer(),
    mediaBytes: bigint('media_bytes', { mode: 'number' }),
    people: integer(),
    mailsADay: integer('mails_a_day'),
    ordersADay: integer('orders_a_day'),
    /** The shop's request to the platform. */
    wish: text(),
    wishedAt: timestamp('wished_at', { withTimezone: true }),
    wishedBy: text('wished_by'),
  },
  (t) => [
    index('shop_limits_wished').on(t.shopId).where(sql`${t.wish} is not null`),
    check(
      'wish_is_whole',
      sql`(${t.wish} is null) = (${t.wishedAt} is null) and (${t.wish} is null) = (${t.wishedBy} is null)`,
    ),
  ],
)

/**
 * How much of something a shop has, maintained by database triggers in the transaction of each change, so that nothing has
 * to be counted, and concurrent additions are serialised. Without a foreign key to `shops`, like `pictures`.
 */
export const shopUsage = pgTable(
  'shop_usage',
  {
    shopId: integer('shop_id').notNull(),
    what: text().$type<'products' | 'mediaBytes'>().notNull(),
    used: bigint({ mode: 'number' }).notNull(),
  },
  (t) => [primaryKey({ columns: [t.shopId, t.what] })],
)
