import type { Amount, Coupon, CouponCode, Discount, Reduction } from '@store/core'
import { sql } from 'drizzle-orm'
import { bigint, boolean, check, integer, jsonb, pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core'
import { ofShop } from '../shops/schema.ts'

const moment = (name: string) => timestamp(name, { withTimezone: true })

/** Reductions for those who know a code. Orders that use one lock its row, after their stock and before the shop's. */
export const coupons = pgTable(
  'coupons',
  {
    shopId: ofShop(),
    /** As core's `normaliseCouponCode` writes it. */
    code: text().$type<CouponCode>().notNull(),
    active: boolean().notNull(),
    reduction: jsonb().$type<Coupon['reduction']>().notNull(),
    minPurchase: bigint('min_purchase', { mode: 'number' }).$type<Amount>(),
    from: moment('valid_from'),
    until: moment('valid_until'),
    maxUses: integer('max_uses'),
    maxUsesPerBuyer: integer('max_uses_per_buyer'),
    /** How many orders use it now. */
    uses: integer().notNull().default(0),
    createdAt: moment('created_at').notNull().defaultNow(),
  },
  (t) => [
    primaryKey({ columns: [t.shopId, t.code] }),
    check('uses_not_negative', sql`${t.uses} >= 0`),
    check('limits_positive', sql`${t.maxUses} > 0 and ${t.maxUsesPerBuyer} > 0 and ${t.minPurchase} >= 0`),
  ],
)

/** Reductions that everybody has whose cart is large enough. */
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
    createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
  },
  (t) => [primaryKey({ columns: [t.shopId, t.id] })],
)
