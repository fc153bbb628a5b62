import { sql } from 'drizzle-orm'
import { bigint, boolean, index, integer, jsonb, pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core'
import { ofShop } from '../shops/schema.ts'

const moment = (name: string) => timestamp(name, { withTimezone: true })

/** Why somebody of the platform should look at a new shop. */
export type ShopFlag = 'throwAwayMail' | 'nameOfBank'

/** What the platform holds a shop to. A shop without a row is open as any other. */
export const shopStandings = pgTable(
  'shop_standings',
  {
    shopId: ofShop().primaryKey(),
    /** Until then it is not listed by search engines, and takes and sends only so much a day; null: no longer. */
    quietUntil: moment('quiet_until'),
    flags: jsonb().$type<readonly ShopFlag[]>().notNull(),
    /** When somebody of the platform has looked at it and found it good. */
    passedAt: moment('passed_at'),
    passedBy: text('passed_by'),
    /** Since when the platform keeps it closed. */
    pausedAt: moment('paused_at'),
    pausedBy: text('paused_by'),
    pauseReason: text('pause_reason'),
    /** Whether it is open again once the pause ends. */
    openAfterPause: boolean('open_after_pause').notNull().default(true),
  },
  (t) => [index('shop_standings_quiet').on(t.shopId, t.quietUntil).where(sql`${t.quietUntil} is not null`)],
)

/** What is wrong with a shop, to somebody who has seen it. */
export type ReportReason = 'fraud' | 'counterfeit' | 'forbidden' | 'notDelivered' | 'other'

/** What shoppers have reported of a shop. Nothing says who they are. */
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

/** Who of the platform may look into a shop, and until when. */
export const supportAccesses = pgTable(
  'support_accesses',
  {
    shopId: ofShop(),
    id: bigint({ mode: 'number' }).notNull().generatedAlwaysAsIdentity(),
    /** The operator; null: an owner lets every one in. */
    personId: integer('person_id'),
    mayChange: boolean('may_change').notNull(),
    /** Of an emergency, which no owner has granted. */
    reason: text(),
    /** The owner; of an emergency, the operator. */
    grantedBy: text('granted_by').notNull(),
    since: moment('since').notNull(),
    endsAt: moment('ends_at').notNull(),
    seenAt: moment('seen_at'),
    seenBy: text('seen_by'),
  },
  (t) => [primaryKey({ columns: [t.shopId, t.id] }), index('support_accesses_by_end').on(t.shopId, t.endsAt)],
)
