import { index, integer, pgTable, timestamp } from 'drizzle-orm/pg-core'
import { bytea } from '../database/columns.ts'

/**
 * Global: recent numbers of attempts. Keys are digests of the limited call, its shop and the caller, so that neither
 * addresses nor ID numbers are stored. Unlogged (by its migration): a crash of the database deletes the rows.
 */
export const limits = pgTable(
  'limits',
  {
    key: bytea().primaryKey(),
    count: integer().notNull(),
    endsAt: timestamp('ends_at', { withTimezone: true }).notNull(),
  },
  (t) => [index('limits_by_end').on(t.endsAt)],
)
