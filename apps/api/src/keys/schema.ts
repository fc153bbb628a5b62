import type { Scope } from '@store/api-client/manage'
import { sql } from 'drizzle-orm'
import { integer, jsonb, pgTable, primaryKey, text, timestamp, uniqueIndex } from 'drizzle-orm/pg-core'
import { bytea } from '../database/columns.ts'
import { ofShop } from '../shops/schema.ts'

const key = () => ({
  /** SHA-256 of the whole key. */
  digest: bytea().notNull(),
  name: text().notNull(),
  createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
  endsAt: timestamp('ends_at', { withTimezone: true }),
  /** When it was last used, to the minute. */
  usedAt: timestamp('used_at', { withTimezone: true }),
})

export const apiKeys = pgTable(
  'api_keys',
  {
    shopId: ofShop(),
    id: integer().notNull().generatedAlwaysAsIdentity(),
    prefix: text().notNull(),
    scopes: jsonb().$type<readonly Scope[]>().notNull(),
    /** The only addresses and networks from which it is accepted; empty: all. */
    networks: text().array().notNull().default(sql`'{}'`),
    ...key(),
  },
  (t) => [primaryKey({ columns: [t.shopId, t.id] }), uniqueIndex('api_keys_by_prefix').on(t.shopId, t.prefix)],
)

/** Global: the shop of a key's prefix, which is needed before the shop is known. Written with the key, only by its own shop. */
export const keyOwners = pgTable('key_owners', { prefix: text().primaryKey(), owner: integer().notNull() })

/** Global: keys of the platform, with all rights in every shop. Only somebody with access to the database can create them. */
export const platformKeys = pgTable('platform_keys', { prefix: text().primaryKey(), ...key() })
