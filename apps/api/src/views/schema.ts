import type { ViewList } from '@store/api-client/manage'
import { integer, pgTable, primaryKey, text, timestamp, uniqueIndex } from 'drizzle-orm/pg-core'
import { ofShop } from '../shops/schema.ts'

/** Views of lists that people have kept for themselves: filters under a name. */
export const savedViews = pgTable(
  'saved_views',
  {
    shopId: ofShop(),
    id: integer().notNull().generatedAlwaysAsIdentity(),
    /** Whose it is: a person, or a key. */
    holder: text().notNull(),
    list: text().$type<ViewList>().notNull(),
    name: text().notNull(),
    /** Its filters, as the query of an address has them. */
    query: text().notNull(),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.shopId, t.id] }),
    uniqueIndex('saved_views_by_name').on(t.shopId, t.holder, t.list, t.name),
  ],
)
