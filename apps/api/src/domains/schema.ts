import { boolean, index, integer, pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core'

/** Names by which shops are found before the shop is known: global, without row-level security. */
export const hosts = pgTable(
  'hosts',
  {
    kind: text().$type<'subdomain' | 'domain'>().notNull(),
    name: text().notNull(),
    /** Without a foreign key, as in every global table: those of a distributed database cannot refer to tables of shops. */
    shopId: integer('shop_id').notNull(),
    /** Whether the domain is verified as the merchant's: only then it opens the shop, and may have a certificate. */
    verified: boolean().notNull().default(false),
    /** Verified by the operator, without a DNS record that proves it. */
    vouched: boolean().notNull().default(false),
    /** When a verified domain was last checked, and since when it has not resolved to us. */
    checkedAt: timestamp('checked_at', { withTimezone: true }),
    failingSince: timestamp('failing_since', { withTimezone: true }),
    /** When its verification ended because of that; null: never, or it was verified again since. */
    lapsedAt: timestamp('lapsed_at', { withTimezone: true }),
  },
  (t) => [primaryKey({ columns: [t.kind, t.name] }), index('hosts_by_shop').on(t.shopId)],
)
