import { sql } from 'drizzle-orm'
import { bigint, boolean, index, integer, jsonb, pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core'
import { ofShop } from '../shops/schema.ts'

const moment = (name: string) => timestamp(name, { withTimezone: true })

/** Why somebody of the platform should look at a new shop. */
export type ShopFlag = 'throwAwayMail' | 'nameOfBank'

/** What the platform imposes on a shop. A shop without a row has no restrictions. */
export const shopStandings = pgTable(
  'shop_standings',
  {
    shopId: ofShop().primaryKey(),
    /** Until then search engines do not list it, and its orders and mails per day are limited; null: no longer. */
    quietUntil: moment('quiet_until'),
    flags: jsonb().$type<readonly ShopFlag[]>().notNull(),
    /** When somebody of the platform has checked and approved it. */
    passedAt: moment('passed_at'),
    passedBy: text('passed_by'),
    /** Since when the platform keeps it closed. */
    pausedAt: moment('paused_at'),
    pausedBy: text('paused_by'),
    pauseReason: text('pause_reason'),
    /** Whether it opens again once the pause ends. */
    openAfterPause: boolean('open_after_pause').notNull().default(true),
  },
  (t) => [index('shop_standings_quiet').on(t.shopId, t.quietUntil).where(sql`${t.quietUntil} is not null`)],
)

/** The reason of a report. */
export type ReportReason = 'fraud' | 'counterfeit' | 'forbidden' | 'notDelivered' | 'other'

/** Reports of shoppers about a shop, without the reporter's identity. */
export const shopReports = pgTable(
  'shop_reports',
  {
    shopId: ofShop(),
    id: integer().notNull().generatedAlwaysAsIdentity(),
    at: moment('at').notNull(),
    reason: text().$type<ReportReason>().notNull(),
    text: text(),
    closedAt: moment('closed_at'),
    closedBy: text('closed_by'),
    answer: text(),
  },
  (t) => [primaryKey({ columns: [t.shopId, t.id] }), index('shop_reports_by_time').on(t.shopId, t.at)],
)

/** Who of the platform's support has access to a shop, and until when. */
export const supportAccesses = pgTable(
  'support_accesses',
  {
    shopId: ofShop(),
    id: bigint({ mode: 'number' }).notNull().generatedAlwaysAsIdentity(),
    /** The operator with an emergency access; null: an owner has granted access to all operators. */
    personId: integer('person_id'),
    mayChange: boolean('may_change').notNull(),
    /** Of an emergency access, which no owner has granted. */
    reason: text(),
    /** The owner; for an emergency access, the operator. */
    grantedBy: text('granted_by').notNull(),
    since: moment('since').notNull(),
    endsAt: moment('ends_at').notNull(),
    seenAt: moment('seen_at'),
    seenBy: text('seen_by'),
  },
  (t) => [primaryKey({ columns: [t.shopId, t.id] }), index('support_accesses_by_end').on(t.shopId, t.endsAt)],
)
