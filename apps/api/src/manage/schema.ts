import { index, integer, jsonb, pgTable, primaryKey, timestamp } from 'drizzle-orm/pg-core'
import { bytea } from '../database/columns.ts'

/**
 * Stored responses of calls with an idempotency key, so that the same call is not done twice. Calls without a shop have shop
 * 0.
 */
export const idempotencyKeys = pgTable(
  'idempotency_keys',
  {
    shopId: integer('shop_id').notNull(),
    /** SHA-256 of the key and its holder. */
    key: bytea().notNull(),
    /** SHA-256 of the request. */
    request: bytea().notNull(),
    status: integer().notNull(),
    body: jsonb().$type<unknown>().notNull(),
    at: timestamp({ withTimezone: true }).notNull(),
  },
  (t) => [primaryKey({ columns: [t.shopId, t.key] }), index('idempotency_keys_by_time').on(t.shopId, t.at)],
)
