import {
  type Amount,
  type CashOnDelivery,
  type ChatTexts,
  type CityId,
  DEFAULT_CHAT_HOLD_MINUTES,
  DEFAULT_CONFIRM_HOURS,
  DEFAULT_MAX_OPEN_ORDERS,
  DEFAULT_MAX_UNITS,
  type FilterTag,
  type MailNotes,
  type OtherDay,
  type ShippingRate,
  type Shop,
} from '@store/core'
import { sql } from 'drizzle-orm'
import {
  bigint,
  boolean,
  check,
  doublePrecision,
  integer,
  jsonb,
  pgSequence,
  pgTable,
  primaryKey,
  text,
  timestamp,
} from 'drizzle-orm/pg-core'

// Every key and index starts with the shop, so that the data can be distributed by shop.

export const shopIds = pgSequence('shop_ids')

export const shops = pgTable(
  'shops',
  {
    id: integer('shop_id').primaryKey().default(sql`nextval('shop_ids')`),
    name: text().notNull(),
    subdomain: text().notNull(),
    /** The custom domain in its addresses; all its names are in `hosts`. */
    domain: text(),
    templateId: integer('template_id').notNull(),
    language: text().$type<Shop['language']>().notNull(),
    currency: text().notNull(),
    country: text().notNull(),
    open: boolean().notNull().default(true),
    /** What shoppers see while it is closed: why, and until when. */
    closure: jsonb().$type<Shop['closure']>(),
    gate: jsonb().$type<Shop['accessGate']>(),
    /** Changes with everything that shoppers see on cached pages; the last row that a transaction locks. */
    version: bigint({ mode: 'number' }).notNull().default(1),
    cityId: integer('city_id').$type<CityId>(),
    city: text(),
    phone: text(),
    email: text(),
    chatNumber: text('chat_number'),
    /** How long an order by chat reserves its units for the shop's answer. */
    chatHoldMinutes: integer('chat_hold_minutes').notNull().default(DEFAULT_CHAT_HOLD_MINUTES),
    /** For how long an order that is paid by hand reserves its units, waiting to be confirmed. */
    confirmHours: integer('confirm_hours').notNull().default(DEFAULT_CONFIRM_HOURS),
    /** The limits for one buyer: units of a product, and unpaid or unconfirmed orders. */
    maxUnits: integer('max_units').notNull().default(DEFAULT_MAX_UNITS),
    maxOpenOrders: integer('max_open_orders').notNull().default(DEFAULT_MAX_OPEN_ORDERS),
    description: text(),
    mission: text(),
    vision: text(),
    story: text(),
    logo: text(),
    minPurchase: bigint('min_purchase', { mode: 'number' }).$type<Amount>(),
    paymentMethods: jsonb('payment_methods').$type<Shop['paymentMethods']>().notNull(),
    cashOnDelivery: jsonb('cash_on_delivery')
      .$type<CashOnDelivery>()
      .notNull()
      .default({ cities: null, ceiling: null }),
    /** Whether checkout has fields for invoice data. */
    invoices: boolean().notNull().default(false),
    /** The account for bank deposits: only shown to buyers who have to pay into it. */
    depositAccount: text('deposit_account'),
    shippingRate: jsonb('shipping_rate').$type<ShippingRate>().notNull(),
    socials: jsonb().$type<Shop['socials']>().notNull(),
    tags: jsonb().$type<readonly FilterTag[]>().notNull(),
    /** The merchant's additions to the mails about each step of an order. */
    mailNotes: jsonb('mail_notes').$type<MailNotes>().notNull().default({}),
    /** The merchant's own texts of chats with buyers. */
    chatTexts: jsonb('chat_texts').$type<ChatTexts>().notNull().default({}),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
  },
  (t) => [
    check('min_purchase_not_negative', sql`${t.minPurchase} >= 0`),
    check('chat_hold_positive', sql`${t.chatHoldMinutes} > 0`),
    check('confirm_hours_positive', sql`${t.confirmHours} > 0`),
    check('buyer_limits_positive', sql`least(${t.maxUnits}, ${t.maxOpenOrders}) > 0`),
  ],
)

/**
 * The first column of a table of a shop. Tables that are written while people buy have no foreign key: checking it would lock
 * the shop's row.
 */
export const ofShop = () =>
  integer('shop_id')
    .notNull()
    .references(() => shops.id, { onDelete: 'cascade' })

export const templateSettings = pgTable(
  'template_settings',
  {
    shopId: ofShop(),
    templateId: integer('template_id').notNull(),
    settings: jsonb().$type<Record<string, unknown>>().notNull(),
  },
  (t) => [primaryKey({ columns: [t.shopId, t.templateId] })],
)

export const policies = pgTable('policies', {
  shopId: ofShop().primaryKey(),
  shipping: text(),
  payments: text(),
  privacy: text(),
  warranty: text(),
  returns: text(),
  exchange: text(),
})

export const branches = pgTable(
  'branches',
  {
    shopId: ofShop(),
    id: integer().notNull().generatedAlwaysAsIdentity(),
    name: text(),
    address: text().notNull(),
    latitude: doublePrecision().notNull(),
    longitude: doublePrecision().notNull(),
    hours: text(),
    otherDays: jsonb('other_days').$type<readonly OtherDay[]>().notNull().default([]),
    pickUp: boolean('pick_up').notNull().default(true),
    phone: text(),
    photo: text(),
  },
  (t) => [primaryKey({ columns: [t.shopId, t.id] })],
)
