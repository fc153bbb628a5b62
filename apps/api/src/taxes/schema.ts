import { sql } from 'drizzle-orm'
import { check, integer, pgTable, primaryKey, text, uniqueIndex } from 'drizzle-orm/pg-core'
import { ofShop } from '../shops/schema.ts'

/** Taxes that prices of a shop contain. Orders keep a copy of the tax of each line. */
export const taxes = pgTable(
  'taxes',
  {
    shopId: ofShop(),
    id: integer().notNull().generatedAlwaysAsIdentity(),
    name: text().notNull(),
    /** In hundredths of a percent. */
    percent: integer().notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.shopId, t.id] }),
    uniqueIndex('taxes_by_name').on(t.shopId, sql`lower(${t.name})`),
    check('tax_percent_possible', sql`${t.percent} between 0 and 10000`),
  ],
)
