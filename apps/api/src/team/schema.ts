import type { Role, TeamMailKind } from '@store/api-client/manage'
import type { Amount } from '@store/core'
import { sql } from 'drizzle-orm'
import { bigint, check, integer, jsonb, pgTable, primaryKey, text, timestamp, uniqueIndex } from 'drizzle-orm/pg-core'
import { ofShop } from '../shops/schema.ts'

/** Who works in a shop, and in which role. People themselves are in the schema `identity`. */
export const memberships = pgTable(
  'memberships',
  {
    shopId: ofShop(),
    personId: integer('person_id').notNull(),
    role: text().$type<Role>().notNull(),
    since: timestamp({ withTimezone: true }).notNull(),
    /** Since when they have this role; null: since they joined. */
    roleSince: timestamp('role_since', { withTimezone: true }),
    /** When they last made a call in this shop, to the minute. */
    seenAt: timestamp('seen_at', { withTimezone: true }),
    /** The most that they may refund of one order in all, in hundredths; null: no limit. */
    refundLimit: bigint('refund_limit', { mode: 'number' }).$type<Amount>(),
    /** The mails about the shop that they asked for. */
    mailKinds: jsonb('mail_kinds').$type<readonly TeamMailKind[]>().notNull().default([]),
  },
  (t) => [
    primaryKey({ columns: [t.shopId, t.personId] }),
    check('refund_limit_not_negative', sql`${t.refundLimit} >= 0`),
  ],
)

/** Global: the shops of a person, which are needed before one is chosen. Written with the membership, only by its own shop. */
export const personShops = pgTable(
  'person_shops',
  { personId: integer('person_id').notNull(), shop: integer().notNull() },
  (t) => [primaryKey({ columns: [t.personId, t.shop] })],
)

export const invitations = pgTable(
  'invitations',
  {
    shopId: ofShop(),
    id: integer().notNull().generatedAlwaysAsIdentity(),
    email: text().notNull(),
    role: text().$type<Role>().notNull(),
    /** Null: an API key. */
    inviterId: integer('inviter_id'),
    invitedBy: text('invited_by').notNull(),
    endsAt: timestamp('ends_at', { withTimezone: true }).notNull(),
  },
  (t) => [primaryKey({ columns: [t.shopId, t.id] }), uniqueIndex('invitations_by_email').on(t.shopId, t.email)],
)
