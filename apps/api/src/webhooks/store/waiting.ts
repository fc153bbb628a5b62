import { type SQL, sql } from 'drizzle-orm'

/** The messages about a step of an order are delayed by these seconds, in which the step can be undone. */
export type Waiting = { readonly step: number; readonly seconds: number }

/** When such a message is due; without a step: now. */
export const dueAfter = (waiting: Waiting | undefined): SQL =>
  sql`now() + ${waiting?.seconds ?? 0}::float8 * interval '1 s'`
