import { index, integer, pgTable, timestamp } from 'drizzle-orm/pg-core'
import { bytea } from '../database/columns.ts'

/**
 * Global: how often something was tried of late. Keys are digests of what is limited, its shop and whoever tried, so that
 * neither addresses nor ID numbers stand here. Unlogged (by its migration): a crash of the database forgets it.
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
