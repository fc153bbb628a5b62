import type { ViewList } from '@store/api-client/manage'
import { integer, pgTable, primaryKey, text, timestamp, uniqueIndex } from 'drizzle-orm/pg-core'
import { ofShop } from '../shops/schema.ts'

/** Saved views of lists, each for one holder: filters under a name. */
export const savedViews = pgTable(
  'saved_views',
  {
    shopId: ofShop(),
    id: integer().notNull().generatedAlwaysAsIdentity(),
    /** The owner: a person, or a key. */
    holder: text().notNull(),
    list: text().$type<ViewList>().notNull(),
    name: text().notNull(),
    /** Its filters, as a URL query. */
    query: text().notNull(),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.shopId, t.id] }),
    uniqueIndex('saved_views_by_name').on(t.shopId, t.holder, t.list, t.name),
  ],
)
