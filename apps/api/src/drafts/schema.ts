import type { DraftKind } from '@store/api-client/manage'
import { index, jsonb, pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core'
import { ofShop } from '../shops/schema.ts'

/** The unsaved input of a form, so that it is there in another browser, or after a crash. */
export const drafts = pgTable(
  'drafts',
  {
    shopId: ofShop(),
    /** Whose draft it is: a person, or a key, in the form that limits use for callers. */
    holder: text().notNull(),
    kind: text().$type<DraftKind>().notNull(),
    thing: text().notNull(),
    body: jsonb().$type<Readonly<Record<string, unknown>>>().notNull(),
    /** The revision of the thing that was being edited. */
    base: text(),
    savedAt: timestamp('saved_at', { withTimezone: true }).notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.shopId, t.holder, t.kind, t.thing] }),
    index('drafts_by_age').on(t.shopId, t.savedAt),
  ],
)
