import type { MessageState } from '@store/api-client/manage'
import { bigint, index, integer, pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core'

/**
 * What shoppers wrote on the contact page of a shop (C20), until somebody has seen to it. No foreign key to `shops`: checking it would
 * lock the shop's row for every message.
 */
export const contactMessages = pgTable(
  'contact_messages',
  {
    shopId: integer('shop_id').notNull(),
    id: bigint({ mode: 'number' }).notNull().generatedAlwaysAsIdentity(),
    at: timestamp({ withTimezone: true }).notNull(),
    name: text().notNull(),
    email: text().notNull(),
    /** As it was typed. */
    phone: text(),
    text: text().notNull(),
    state: text().$type<MessageState>().notNull().default('new'),
    /** The person of the team who sees to it. */
    assignedTo: integer('assigned_to'),
    /** Who last began an answer. */
    answeredBy: text('answered_by'),
    answeredAt: timestamp('answered_at', { withTimezone: true }),
    /** Who last changed state or assignment. */
    changedBy: text('changed_by'),
    changedAt: timestamp('changed_at', { withTimezone: true }),
  },
  (t) => [
    primaryKey({ columns: [t.shopId, t.id] }),
    index('contact_messages_by_state').on(t.shopId, t.state, t.id),
    index('contact_messages_by_age').on(t.shopId, t.at),
  ],
)
