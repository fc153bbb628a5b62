import type {
  Amount,
  CouponCode,
  DocumentType,
  Invoice,
  Order,
  OrderLine,
  OrderNumber,
  OrderStatus,
  PaymentState,
  ProductId,
  RefundWay,
  ShipmentStatus,
} from '@store/core'
import { sql } from 'drizzle-orm'
import {
  bigint,
  boolean,
  check,
  customType,
  foreignKey,
  index,
  integer,
  jsonb,
  pgSequence,
  pgTable,
  primaryKey,
  text,
  timestamp,
} from 'drizzle-orm/pg-core'
import { coupons } from '../coupons/schema.ts'

// These tables are written while people buy. They have no foreign key to `shops`, because every order would lock the shop's row, nor to
// products, which may be deleted while the order stays.

const bytes = customType<{ data: Uint8Array }>({ dataType: () => 'bytea' })
const shopId = () => integer('shop_id').notNull()
const orderNumber = () => bigint('order_number', { mode: 'number' }).$type<OrderNumber>()
const money = (name: string) => bigint(name, { mode: 'number' }).$type<Amount>().notNull()
const moment = (name: string) => timestamp(name, { withTimezone: true }).notNull()

/** One sequence for all shops: there is no row to wait for, and a number does not show how much a shop sells. It has gaps. */
export const orderNumbers = pgSequence('order_numbers', { startWith: 1001 })

/** An order as it was sold; later changes of the catalogue do not change it. */
export const orders = pgTable(
  'orders',
  {
    shopId: shopId(),
    number: orderNumber().notNull(),
    /** Gives access to the order's page without the buyer's ID number: 128 random bits, hex. */
    accessKey: text('access_key').notNull(),
    status: text().$type<Order['status']>().notNull(),
    shipment: text().$type<Order['shipment']>().notNull(),
    units: integer().notNull(),
    currency: text().notNull(),
    subtotal: money('subtotal'),
    discounts: jsonb().$type<Order['discounts']>().notNull(),
    discount: money('discount'),
    shipping: money('shipping'),
    total: money('total'),
    coupon: text(),
    paymentMethod: text('payment_method').$type<Order['paymentMethod']>().notNull(),
    channel: text().$type<Order['channel']>().notNull(),
    buyerName: text('buyer_name').notNull(),
    /** In the form of core's `normaliseIdNumber`. */
    buyerIdNumber: text('buyer_id_number').notNull(),
    /** The type of the number's document; null: not given. */
    buyerDocumentType: text('buyer_document_type').$type<DocumentType>(),
    buyerEmail: text('buyer_email'),
    buyerPhone: text('buyer_phone').notNull(),
    buyerMessage: text('buyer_message'),
    answers: jsonb().$type<Order['answers']>().notNull().default([]),
    /** The data for an invoice; null: none is requested. */
    invoice: jsonb().$type<Invoice>(),
    delivery: jsonb().$type<Order['delivery']>().notNull(),
    carrier: jsonb().$type<Order['carrier']>(),
    /** Until when its units are reserved for the payment, or for the shop's answer; null: there is no time limit. */
    heldUntil: timestamp('held_until', { withTimezone: true }),
    /** When its units returned to stock: they must not be returned again. */
    releasedAt: timestamp('released_at', { withTimezone: true }),
    /** The shop did not answer in time. */
    lapsed: boolean().notNull().default(false),
    /** How often its buyer was asked to confirm and did not respond. */
    confirmTries: integer('confirm_tries').notNull().default(0),
    /** When its buyer was notified that it can be picked up. */
    readyAt: timestamp('ready_at', { withTimezone: true }),
    placedAt: moment('placed_at'),
    updatedAt: moment('updated_at'),
  },
  (t) => [
    primaryKey({ columns: [t.shopId, t.number] }),
    index('orders_by_time').on(t.shopId, t.placedAt.desc(), t.number),
    index('orders_open')
      .on(t.shopId, t.placedAt.desc(), t.number)
      .where(
        sql`${t.status} <> 'cancelled' and not (${t.status} = 'delivered' and ${t.shipment} in ('pending', 'delivered', 'cancelled'))`,
      ),
    index('orders_by_coupon').on(t.shopId, t.coupon, t.placedAt.desc()).where(sql`${t.coupon} is not null`),
    index('orders_by_city').on(t.shopId, sql`(${t.delivery} #>> '{address,city}')`, t.placedAt.desc()),
    index('orders_by_phone').on(t.shopId, t.buyerPhone),
    index('orders_by_id_number').on(t.shopId, t.buyerIdNumber),
    index('orders_held').on(t.shopId, t.heldUntil).where(sql`${t.heldUntil} is not null and ${t.releasedAt} is null`),
    check('totals_add_up', sql`${t.total} = ${t.subtotal} - ${t.discount} + ${t.shipping}`),
    check('amounts_not_negative', sql`least(${t.subtotal}, ${t.discount}, ${t.shipping}, ${t.total}) >= 0`),
  ],
)

export const orderLines = pgTable(
  'order_lines',
  {
    shopId: shopId(),
    number: orderNumber().notNull(),
    position: integer().notNull(),
    productId: integer('product_id').$type<ProductId>().notNull(),
    variantId: integer('variant_id'),
    name: text().notNull(),
    variant: text().array().$type<OrderLine['variant']>().notNull(),
    image: text(),
    unitPrice: money('unit_price'),
    quantity: integer().notNull(),
    /** The shopper's message with this product. */
    message: text(),
    /** The tax in what was paid for it, as it was then; all three null: none. */
    taxName: text('tax_name'),
    taxPercent: integer('tax_percent'),
    taxAmount: bigint('tax_amount', { mode: 'number' }).$type<Amount>(),
  },
  (t) => [
    primaryKey({ columns: [t.shopId, t.number, t.position] }),
    foreignKey({
      name: 'order_lines_of_order',
      columns: [t.shopId, t.number],
      foreignColumns: [orders.shopId, orders.number],
    }).onDelete('cascade'),
    check('quantity_positive', sql`${t.quantity} > 0`),
    check('tax_whole', sql`num_nulls(${t.taxName}, ${t.taxPercent}, ${t.taxAmount}) in (0, 3)`),
  ],
)

/** Every change of an order's status (S8): who, when, why. Rows are only added, and marked when their step is undone. */
export const orderEvents = pgTable(
  'order_events',
  {
    shopId: shopId(),
    number: orderNumber().notNull(),
    id: bigint({ mode: 'number' }).notNull().generatedAlwaysAsIdentity(),
    at: moment('at'),
    /** `shopper`, or the name of somebody else. */
    who: text().notNull(),
    about: text().$type<'order' | 'shipment' | 'payment'>().notNull(),
    /** Null: the order was placed. */
    from: text('from_status').$type<OrderStatus | ShipmentStatus | PaymentState>(),
    to: text('to_status').$type<OrderStatus | ShipmentStatus | PaymentState>().notNull(),
    why: text(),
    /** Its step was undone: it is neither shown nor counted. */
    undone: boolean().notNull().default(false),
  },
  (t) => [
    primaryKey({ columns: [t.shopId, t.number, t.id] }),
    foreignKey({
      name: 'order_events_of_order',
      columns: [t.shopId, t.number],
      foreignColumns: [orders.shopId, orders.number],
    }).onDelete('cascade'),
  ],
)

/** Recent steps, with what undoing them needs. Until then, their messages wait in the outbox. */
export const orderSteps = pgTable(
  'order_steps',
  {
    shopId: shopId(),
    number: orderNumber().notNull(),
    id: bigint({ mode: 'number' }).notNull().generatedAlwaysAsIdentity(),
    until: moment('until'),
    /** The id of the caller who took it. */
    takenBy: text('taken_by'),
    /** The order's columns that the step changed, as they were before it, and a digest of the order after it (`orders/store/steps.ts`). */
    before: jsonb().notNull(),
    after: jsonb(),
    /** The last entry of its history before the step. */
    lastEvent: bigint('last_event', { mode: 'number' }).notNull(),
    /** Whether it used its coupon before. */
    usedCoupon: boolean('used_coupon').notNull(),
    /** The units that the step put back into stock, by stock row. */
    returned: jsonb()
      .$type<readonly { readonly productId: ProductId; readonly variantId: number; readonly quantity: number }[]>()
      .notNull()
      .default([]),
  },
  (t) => [
    primaryKey({ columns: [t.shopId, t.number, t.id] }),
    foreignKey({
      name: 'order_steps_of_order',
      columns: [t.shopId, t.number],
      foreignColumns: [orders.shopId, orders.number],
    }).onDelete('cascade'),
  ],
)

/** The team's notes on an order. Buyers never see them. */
export const orderNotes = pgTable(
  'order_notes',
  {
    shopId: shopId(),
    number: orderNumber().notNull(),
    id: integer().notNull().generatedAlwaysAsIdentity(),
    who: text().notNull(),
    text: text().notNull(),
    at: moment('at'),
  },
  (t) => [
    primaryKey({ columns: [t.shopId, t.number, t.id] }),
    foreignKey({
      name: 'order_notes_of_order',
      columns: [t.shopId, t.number],
      foreignColumns: [orders.shopId, orders.number],
    }).onDelete('cascade'),
  ],
)

/**
 * Every change of a stock row, written by a database trigger on `stock`, so that the movements of a row
 * always add up to its units, whoever changed it. An order passes its number in the setting `app.order`.
 */
export const stockMovements = pgTable(
  'stock_movements',
  {
    shopId: shopId(),
    productId: integer('product_id').$type<ProductId>().notNull(),
    variantId: integer('variant_id').notNull(),
    id: bigint({ mode: 'number' }).notNull().generatedAlwaysAsIdentity(),
    at: moment('at').defaultNow(),
    units: integer().notNull(),
    number: orderNumber(),
    /** The reason and the author of a change by hand, from the settings `app.reason` and `app.actor`. */
    reason: text(),
    actor: text(),
  },
  (t) => [primaryKey({ columns: [t.shopId, t.productId, t.variantId, t.id] })],
)

/** Idempotency keys that became orders: the same attempt again gets the same order. */
export const orderKeys = pgTable(
  'order_keys',
  {
    shopId: shopId(),
    key: text().notNull(),
    /** Digest of the normalised draft. */
    digest: text().notNull(),
    number: orderNumber().notNull(),
    createdAt: moment('created_at'),
  },
  (t) => [
    primaryKey({ columns: [t.shopId, t.key] }),
    index('order_keys_by_time').on(t.shopId, t.createdAt),
    foreignKey({
      name: 'order_keys_of_order',
      columns: [t.shopId, t.number],
      foreignColumns: [orders.shopId, orders.number],
    }).onDelete('cascade'),
  ],
)

/** The codes for confirming or cancelling an order by chat: one for each mail to the shop. All end with the first use. */
export const orderCodes = pgTable(
  'order_codes',
  {
    shopId: shopId(),
    number: orderNumber().notNull(),
    id: bigint({ mode: 'number' }).notNull().generatedAlwaysAsIdentity(),
    /** The same for all codes of an order, so that checking a code computes one hash. */
    salt: bytes().notNull(),
    hash: bytes().notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.shopId, t.number, t.id] }),
    foreignKey({
      name: 'order_codes_of_order',
      columns: [t.shopId, t.number],
      foreignColumns: [orders.shopId, orders.number],
    }).onDelete('cascade'),
  ],
)

/** Proofs of payment by hand: the last one for each order. Only for the shop, never under a public URL. */
export const paymentProofs = pgTable(
  'payment_proofs',
  {
    shopId: shopId(),
    number: orderNumber().notNull(),
    type: text().$type<'image/jpeg' | 'application/pdf'>().notNull(),
    file: bytes().notNull(),
    /** The number of proofs sent. */
    times: integer().notNull(),
    receivedAt: moment('received_at'),
  },
  (t) => [
    primaryKey({ columns: [t.shopId, t.number] }),
    foreignKey({
      name: 'payment_proofs_of_order',
      columns: [t.shopId, t.number],
      foreignColumns: [orders.shopId, orders.number],
    }).onDelete('cascade'),
  ],
)

/** Refunds of orders. Rows are only added; together they are never more than what was received (`orders/refund.ts`). */
export const refunds = pgTable(
  'refunds',
  {
    shopId: shopId(),
    number: orderNumber().notNull(),
    id: integer().notNull().generatedAlwaysAsIdentity(),
    amount: money('amount'),
    how: text().$type<RefundWay>().notNull(),
    /** The payment attempt whose provider made the refund; null: it was made by hand. */
    attempt: integer(),
    /** That provider's id of the refund; null: it has none, or the refund was made by hand. */
    providerRefund: text('provider_refund'),
    reason: text().notNull(),
    /** Units that were put back on sale with it, by stock row: variant 0 for a product without variants. */
    restocked: jsonb()
      .$type<readonly { readonly productId: ProductId; readonly variantId: number; readonly units: number }[]>()
      .notNull(),
    who: text().notNull(),
    at: moment('at'),
    /**
     * A hash of the idempotency key of the call that requested it from a provider, and one of the request; null: it had no
     * key.
     */
    callKey: bytes('call_key'),
  },
  (t) => [
    primaryKey({ columns: [t.shopId, t.number, t.id] }),
    foreignKey({
      name: 'refunds_of_order',
      columns: [t.shopId, t.number],
      foreignColumns: [orders.shopId, orders.number],
    }).onDelete('cascade'),
    check('refund_positive', sql`${t.amount} > 0`),
  ],
)

/** The orders that use a coupon; a cancelled or rejected order does not use it any more. */
export const couponUses = pgTable(
  'coupon_uses',
  {
    shopId: integer('shop_id').notNull(),
    number: bigint('order_number', { mode: 'number' }).$type<OrderNumber>().notNull(),
    code: text().$type<CouponCode>().notNull(),
    /** In the form of core's `normaliseIdNumber`. */
    buyerIdNumber: text('buyer_id_number').notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.shopId, t.number] }),
    index('coupon_uses_by_buyer').on(t.shopId, t.code, t.buyerIdNumber),
    foreignKey({
      name: 'coupon_uses_of_order',
      columns: [t.shopId, t.number],
      foreignColumns: [orders.shopId, orders.number],
    }).onDelete('cascade'),
    foreignKey({
      name: 'coupon_uses_of_coupon',
      columns: [t.shopId, t.code],
      foreignColumns: [coupons.shopId, coupons.code],
    }).onDelete('cascade'),
  ],
)
