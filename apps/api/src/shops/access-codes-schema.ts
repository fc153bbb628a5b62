import { customType, integer, pgTable, primaryKey, text, timestamp, uniqueIndex } from 'drizzle-orm/pg-core'
import { ofShop } from './schema.ts'

const bytes = customType<{ data: Uint8Array }>({ dataType: () => 'bytea' })

/** What opens a locked shop (S1). The codes themselves are kept nowhere. */
export const accessCodes = pgTable(
  'access_codes',
  {
    shopId: ofShop(),
    id: integer().notNull().generatedAlwaysAsIdentity(),
    /** For the merchant, to tell codes apart. */
    label: text().notNull(),
    /** The same for all codes of a shop, so that trying one costs one hash. */
    salt: bytes().notNull(),
    hash: bytes().notNull(),
    /** Signs the unlock tokens of this code; they end with it. */
    unlockKey: bytes('unlock_key').notNull(),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
  },
  (t) => [primaryKey({ columns: [t.shopId, t.id] }), uniqueIndex('access_codes_by_hash').on(t.shopId, t.hash)],
)
