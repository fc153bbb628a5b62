import { customType, integer, pgTable, primaryKey, text, timestamp, uniqueIndex } from 'drizzle-orm/pg-core'
import { ofShop } from './schema.ts'

const bytes = customType<{ data: Uint8Array }>({ dataType: () => 'bytea' })

/** The codes that open a locked shop (S1). Only hashes are stored. */
export const accessCodes = pgTable(
  'access_codes',
  {
    shopId: ofShop(),
    id: integer().notNull().generatedAlwaysAsIdentity(),
    /** A label for the merchant. */
    label: text().notNull(),
    /** The same for all codes of a shop, so that checking a code computes one hash. */
    salt: bytes().notNull(),
    hash: bytes().notNull(),
    /** Signs the unlock tokens of this code; deleting the code ends them. */
    unlockKey: bytes('unlock_key').notNull(),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
    /** When somebody last opened the shop with it. */
    usedAt: timestamp('used_at', { withTimezone: true }),
  },
  (t) => [primaryKey({ columns: [t.shopId, t.id] }), uniqueIndex('access_codes_by_hash').on(t.shopId, t.hash)],
)
