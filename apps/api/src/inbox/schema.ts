import type { MessageState } from '@store/api-client/manage'
import { bigint, index, integer, pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core'

/**
 * Messages from the contact page of a shop (C20), until they are handled. No foreign key to `shops`: checking it would lock
 * the shop's row for every message.
 */
export const contactMessages = pgTable(
  'contact_messages',
  {
    shopId: integer('shop_id').notNull(),
    id: bigint({ mode: 'number' }).notNull().generatedAlwaysAsIdentity(),
    at: timestamp({ withTimezone: true }).notNull(),
    name: text().notNull(),
    email: text().notNull(),
    /** As typed. */
    phone: text(),
    text: text().notNull(),
    state: text().$type<MessageState>().notNull().default('new'),
    /** The member of the team who handles it. */
    assignedTo: integer('assigned_to'),
    /** Who last began a reply. */
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
