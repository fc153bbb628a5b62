import type { MONEY_CHANGES } from '@store/api-client/manage'
import { sql } from 'drizzle-orm'
import { boolean, index, integer, pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core'
import { bytea } from '../database/columns.ts'
import { ofShop } from '../shops/schema.ts'

export type MoneyChangeOf = (typeof MONEY_CHANGES)[number]

/**
 * Changes of where a shop's money goes, which wait before they take effect. A row without content records that there was an
 * account, which was removed or changed: later ones wait too, because otherwise removing it first would avoid the wait.
 */
export const moneyChanges = pgTable(
  'money_changes',
  {
    shopId: ofShop(),
    /** A provider, or `deposit`. */
    what: text().$type<MoneyChangeOf>().notNull(),
    /** Encrypted: a provider's keys, or the account's text. */
    content: bytea(),
    /** Of a provider's keys: whether real money moves. */
    live: boolean(),
    askedBy: text('asked_by').notNull(),
    askedById: integer('asked_by_id'),
    askedAt: timestamp('asked_at', { withTimezone: true }).notNull(),
    dueAt: timestamp('due_at', { withTimezone: true }),
  },
  (t) => [
    primaryKey({ columns: [t.shopId, t.what] }),
    index('money_changes_due').on(t.shopId, t.dueAt).where(sql`${t.dueAt} is not null`),
  ],
)
