import {
  ADDRESS_FIELDS,
  BUYER_FIELDS,
  DOCUMENT_TYPES,
  eachText,
  FIELD_LIMITS,
  INVOICE_FIELDS,
  isMailAddress,
  ORDER_STATUSES,
  PAYMENT_METHODS,
  PAYMENT_STATES,
  PRODUCT_LIMITS,
  PRODUCT_STATUSES,
  REFUND_WAYS,
  SHIPMENT_STATUSES,
} from '@store/core'
import * as z from 'zod'
import type { PortableSubscriber } from '../../newsletter/portable.ts'
import type { PortableCount } from '../../visitors/portable.ts'
import { CARRIED } from '../../visitors/schema.ts'
import { MOST_TIMES } from '../../visitors/store.ts'
import type { PortableOrder, PortableProduct, PortableRefund } from '../read.ts'
import {
  amount,
  cityId,
  days,
  hex,
  html,
  id,
  image,
  link,
  moment,
  name,
  picture,
  position,
  taxFields,
  taxName,
  text,
  whole,
} from './fields.ts'

const counted = { units: whole, statedUnits: whole, sold: whole }
const barcode = z.string().max(PRODUCT_LIMITS.barcode)
const measure = z.number().min(0).nullable()

/** Before version 5 sales had no end. */
const saleEnds = moment.nullable().default(null)

/** A line of `products.ndjson`. */
export const ProductLine = z.strictObject({
  reference: name,
  name,
  summary: z.string().max(200_000).nullable(),
  description: html.nullable(),
  price: amount.nullable(),
  compareAt: amount.nullable(),
  saleEnds,
  options: z.array(z.strictObject({ name, values: z.array(z.string().max(500)).max(2000) })).max(20),
  variants: z
    .array(
      z.strictObject({
        values: z.array(z.string().max(500)).max(20),
        price: amount,
        /** Before version 4 variants had none. */
        compareAt: amount.nullable().default(null),
        saleEnds,
        sku: text.nullable(),
        /**
         * Before version 11 products had no barcode, no low-stock mark, and no titles and descriptions for search engines.
         */
        barcode: barcode.nullable().default(null),
        enabled: z.boolean(),
        ...counted,
      }),
    )
    .max(2000),
  ...counted,
  active: z.boolean(),
  /** Before version 10 products had none. */
  status: z.enum(PRODUCT_STATUSES).optional(),
  featured: z.boolean(),
  freeShipping: z.boolean(),
  condition: z.enum(['new', 'used']),
  category: name.nullable(),
  subcategory: name.nullable(),
  images: z.array(image).max(500),
  sku: text.nullable(),
  barcode: barcode.nullable().default(null),
  lowAt: whole.nullable().default(null),
  seoTitle: z.string().max(PRODUCT_LIMITS.seoTitle).nullable().default(null),
  seoDescription: z.string().max(PRODUCT_LIMITS.seoDescription).nullable().default(null),
  /** The name of a tax of the shop. Not before version 14, nor in lines of orders. */
  tax: taxName.nullable().default(null),
  brand: text.nullable(),
  warranty: text.nullable(),
  dimensions: z
    .strictObject({ length: measure, width: measure, height: measure, weight: z.string().max(200).nullable() })
    .nullable(),
  supplier: text.nullable(),
  maxQuantity: z.int().min(1).max(2_147_483_647).nullable(),
  position,
  tagValues: z.array(position).max(1000),
  message: z.strictObject({ label: text, required: z.boolean() }).nullable(),
}) satisfies z.ZodType<PortableProduct>

/** A line of `subscribers.ndjson`, in the order of their addresses. */
export const SubscriberLine = z.strictObject({
  email: z
    .string()
    .min(3)
    .max(FIELD_LIMITS.email)
    .refine((email) => isMailAddress(email) && email === email.toLowerCase(), 'is no address in lower case'),
  confirmKey: hex(16),
  subscribedAt: moment,
  confirmedAt: moment.nullable(),
  unsubscribedAt: moment.nullable(),
  consents: z
    .array(
      z.strictObject({
        act: z.enum(['asked', 'confirmed', 'left']),
        version: text.nullable(),
        at: moment,
        address: z.string().max(100).nullable(),
      }),
    )
    .max(10_000),
}) satisfies z.ZodType<PortableSubscriber>

/** A line of `visits.ndjson`: how often visitors did something on a day. */
export const VisitLine = z.strictObject({
  what: z.enum(CARRIED),
  /** Blank: all visits of that kind; else a product's reference, a category's name, a source, or a kind of device. */
  about: z.string().max(500),
  day: z.iso.date().regex(/^(?:19|2\d)\d\d-/, 'is no year of ours'),
  times: whole.min(1).max(MOST_TIMES),
}) satisfies z.ZodType<PortableCount>

/** Order numbers of the whole installation continue above the archive's: an absurdly high number would use them up. */
const HIGHEST_NUMBER = 100_000_000

const EVENT_STATUSES = [...ORDER_STATUSES, ...SHIPMENT_STATUSES, ...PAYMENT_STATES] as const

/** A field of checkout in an archive. A field that did not exist yet is left out. */
const textsOf = <Fields extends typeof BUYER_FIELDS | typeof ADDRESS_FIELDS>(fields: Fields) =>
  eachText(
    fields,
    () => text,
    () => text.nullable().default(null),
  )

const units = z.int().min(1).max(2_147_483_647)

const refund = z.strictObject({
  amount: amount.min(1),
  how: z.enum(REFUND_WAYS),
  reason: text,
  restocked: z.array(z.strictObject({ line: z.int().min(0), units })).max(10_000),
  who: text,
  at: moment,
}) satisfies z.ZodType<PortableRefund>

/** A line of `orders.ndjson`. */
export const OrderLineOfFile = z
  .strictObject({
    number: z.int().min(1).max(HIGHEST_NUMBER),
    accessKey: z.string().regex(/^[0-9a-f]{32}$/),
    status: z.enum(ORDER_STATUSES),
    shipment: z.enum(SHIPMENT_STATUSES),
    units: whole,
    currency: z.string().regex(/^[A-Z]{3}$/),
    subtotal: amount,
    discounts: z.array(
      z.strictObject({ id: text, name: text.nullable(), trigger: z.enum(['quantity', 'subtotal', 'coupon']), amount }),
    ),
    discount: amount,
    shipping: amount,
    total: amount,
    coupon: text.nullable(),
    paymentMethod: z.enum(PAYMENT_METHODS),
    channel: z.enum(['web', 'chat', 'pointOfSale', 'other']),
    buyer: z.strictObject({
      ...textsOf(BUYER_FIELDS),
      documentType: z.enum(DOCUMENT_TYPES).nullable().default(null),
      message: text.nullable(),
    }),
    delivery: z.discriminatedUnion('kind', [
      z.strictObject({ kind: z.literal('pickUp'), branchId: id.optional(), place: text.optional() }),
      z.strictObject({
        kind: z.literal('address'),
        days,
        address: z.strictObject({ ...textsOf(ADDRESS_FIELDS), cityId: cityId.nullable() }),
      }),
    ]),
    carrier: z.strictObject({ name: text, trackingNumber: text.nullable(), trackingUrl: link.nullable() }).nullable(),
    answers: z
      .array(z.strictObject({ label: text, value: text }))
      .max(200)
      .optional(),
    /** Before version 5 there were no invoices and no document types. */
    invoice: z.partialRecord(z.enum(INVOICE_FIELDS), text).nullable().default(null),
    lapsed: z.boolean().optional(),
    heldUntil: moment.nullable().optional(),
    released: z.boolean().optional(),
    confirmTries: z.int().min(0).max(99).optional(),
    readyAt: moment.nullable().optional(),
    placedAt: moment,
    updatedAt: moment,
    lines: z
      .array(
        z.strictObject({
          product: name.nullable(),
          name: text,
          variant: z.array(z.string().max(500)).max(20),
          image: picture.nullable(),
          unitPrice: amount,
          quantity: units,
          message: text.nullable(),
          tax: z
            .strictObject({ ...taxFields, amount })
            .nullable()
            .default(null),
        }),
      )
      .min(1)
      .max(10_000),
    history: z
      .array(
        z.strictObject({
          at: moment,
          who: text,
          about: z.enum(['order', 'shipment', 'payment']),
          from: z.enum(EVENT_STATUSES).nullable(),
          to: z.enum(EVENT_STATUSES),
          why: text.nullable(),
        }),
      )
      .max(10_000),
    /** Before version 8 none was carried. */
    refunds: z.array(refund).max(10_000).default([]),
    /** Before version 10 there were none. */
    notes: z
      .array(z.strictObject({ at: moment, who: text, text }))
      .max(10_000)
      .default([]),
  })
  .refine(
    ({ lines, refunds }) => refunds.every(({ restocked }) => restocked.every(({ line }) => line < lines.length)),
    {
      path: ['refunds'],
      message: 'put a line on sale again that the order does not have',
    },
  )
  .refine(({ refunds }) => amount.safeParse(refunds.reduce((sum, refund) => sum + refund.amount, 0)).success, {
    path: ['refunds'],
    message: 'are more than any order costs',
  })
  .refine(
    ({ lines, refunds }) =>
      refunds.flatMap(({ restocked }) => restocked).reduce((sum, { units }) => sum + units, 0) <=
      lines.reduce((sum, { quantity }) => sum + quantity, 0),
    { path: ['refunds'], message: 'put more units on sale again than were bought' },
  )
  .refine(({ total, subtotal, discount, shipping }) => total === subtotal - discount + shipping, {
    path: ['total'],
    message: 'is not what the parts add up to',
  }) satisfies z.ZodType<PortableOrder>
