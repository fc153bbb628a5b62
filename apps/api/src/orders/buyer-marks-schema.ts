import { integer, pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core'

/**
 * A team's note about a buyer, and whether the shop refuses their orders. Buyers are identified by the same values as in
 * orders; everybody who shares one of them counts as the same person. Orders read it, so it has no foreign key to `shops`.
 */
export const buyerMarks = pgTable(
  'buyer_marks',
  {
    shopId: integer('shop_id').notNull(),
    id: integer().notNull().generatedAlwaysAsIdentity(),
    /** As orders store them; the mail address in lower case. */
    idNumber: text('id_number'),
    phone: text(),
    email: text(),
    note: text(),
    blockedReason: text('blocked_reason'),
    blockedBy: text('blocked_by'),
    blockedAt: timestamp('blocked_at', { withTimezone: true }),
  },
  (t) => [primaryKey({ columns: [t.shopId, t.id] })],
)
