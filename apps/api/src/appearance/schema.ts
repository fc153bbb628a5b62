import { integer, jsonb, pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core'
import { ofShop } from '../shops/schema.ts'

type Settings = Readonly<Record<string, unknown>>

/** The template and settings that are being prepared. `settings`: by the number of the template. What shoppers see is in `template_settings`. */
export const appearanceDrafts = pgTable('appearance_drafts', {
  shopId: ofShop().primaryKey(),
  templateId: integer('template_id').notNull(),
  settings: jsonb().$type<Readonly<Record<string, Settings>>>().notNull(),
  by: text().notNull(),
  at: timestamp({ withTimezone: true }).notNull(),
})

/** What was published. */
export const appearanceVersions = pgTable(
  'appearance_versions',
  {
    shopId: ofShop(),
    version: integer().notNull(),
    templateId: integer('template_id').notNull(),
    settings: jsonb().$type<Settings>().notNull(),
    /** Null: the state before the first publication. */
    by: text(),
    at: timestamp({ withTimezone: true }).notNull(),
    note: text(),
  },
  (t) => [primaryKey({ columns: [t.shopId, t.version] })],
)
