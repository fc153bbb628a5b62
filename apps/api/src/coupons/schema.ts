import type { Amount, Coupon, CouponCode, Discount, Reduction } from '@store/core'
import { sql } from 'drizzle-orm'
import { bigint, boolean, check, integer, jsonb, pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core'
import { ofShop } from '../shops/schema.ts'

const moment = (name: string) => timestamp(name, { withTimezone: true })

/**
 * Reductions for shoppers with a code. Orders that use one lock its row, after their stock rows and before the shop's row.
 */
export const coupons = pgTable(
  'coupons',
  {
    shopId: ofShop(),
    /** In the form of core's `normaliseCouponCode`. */
    code: text().$type<CouponCode>().notNull(),
    active: boolean().notNull(),
    reduction: jsonb().$type<Coupon['reduction']>().notNull(),
    minPurchase: bigint('min_purchase', { mode: 'number' }).$type<Amount>(),
    from: moment('valid_from'),
    until: moment('valid_until'),
    maxUses: integer('max_uses'),
    maxUsesPerBuyer: integer('max_uses_per_buyer'),
    /** The number of orders that currently use it. */
    uses: integer().notNull().default(0),
    createdAt: moment('created_at').notNull().defaultNow(),
  },
  (t) => [
    primaryKey({ columns: [t.shopId, t.code] }),
    check('uses_not_negative', sql`${t.uses} >= 0`),
    check('limits_positive', sql`${t.maxUses} > 0 and ${t.maxUsesPerBuyer} > 0 and ${t.minPurchase} >= 0`),
  ],
)

/** Reductions that apply to every cart that is large enough. */
export const discounts = pgTable(
  'discounts',
  {
    shopId: ofShop(),
    id: integer().notNull().generatedAlwaysAsIdentity(),
    name: text(),
    active: boolean().notNull(),
    trigger: text().$type<Discount['trigger']>().notNull(),
    minQuantity: integer('min_quantity'),
    ranges: jsonb().$type<Extract<Discount, { trigger: 'subtotal' }>['ranges']>(),
    reduction: jsonb().$type<Reduction>().notNull(),
    from: moment('valid_from'),
    until: moment('valid_until'),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
  },
  (t) => [primaryKey({ columns: [t.shopId, t.id] })],
)
