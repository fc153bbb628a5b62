import { integer, pgTable, text, timestamp } from 'drizzle-orm/pg-core'
import { ofShop } from '../shops/schema.ts'

/** Shops that an owner has deleted: closed, and gone for good once `due_at` has passed. Until then it can be taken back. */
export const shopDeletions = pgTable('shop_deletions', {
  shopId: ofShop().primaryKey(),
  askedBy: text('asked_by').notNull(),
  askedById: integer('asked_by_id'),
  askedAt: timestamp('asked_at', { withTimezone: true }).notNull(),
  dueAt: timestamp('due_at', { withTimezone: true }).notNull(),
})
