import { bigint, index, integer, jsonb, pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core'

/** What somebody changed in a shop, or was refused: one row per call, written in its transaction and never changed. */
export const auditLog = pgTable(
  'audit_log',
  {
    shopId: integer('shop_id').notNull(),
    id: bigint({ mode: 'number' }).notNull().generatedAlwaysAsIdentity(),
    at: timestamp({ withTimezone: true }).notNull(),
    kind: text().$type<'person' | 'key' | 'platform' | 'operator'>().notNull(),
    who: text().notNull(),
    personId: integer('person_id'),
    /** Of a member of the platform's support: who granted the access. */
    grantedBy: text('granted_by'),
    /** The call, and what it changed: the part of its path after the shop. */
    action: text().notNull(),
    thing: text().notNull(),
    before: jsonb().$type<Readonly<Record<string, unknown>>>(),
    after: jsonb().$type<Readonly<Record<string, unknown>>>(),
    /** The right that was missing, if the call was refused. */
    refused: text(),
    /** The caller's network, not their address. */
    network: text(),
    requestId: text('request_id').notNull(),
  },
  (t) => [primaryKey({ columns: [t.shopId, t.id] }), index('audit_log_by_time').on(t.shopId, t.at)],
)
