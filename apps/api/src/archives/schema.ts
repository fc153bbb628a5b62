import { pgTable, text, timestamp } from 'drizzle-orm/pg-core'

/** Global: what an installation does only once, such as importing an archive. */
export const jobs = pgTable('jobs', {
  name: text().primaryKey(),
  finishedAt: timestamp('finished_at', { withTimezone: true }).notNull().defaultNow(),
})
