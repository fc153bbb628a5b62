import { MAX_MAIL_NOTE, ORDER_STEPS } from '@store/api/orders'
import type {
  ArticleDraft,
  KnownCoupon,
  PortableAccessCode,
  PortableCategory,
  PortableCity,
  PortableOrder,
  PortableProduct,
  PortableSettings,
  PortableSubscriber,
  PortableTemplateSettings,
} from '@store/api/queries'
import {
  type Affiliation,
  type ChatOrderField,
  DEFAULT_CHAT_HOLD_MINUTES,
  DEFAULT_MAX_OPEN_ORDERS,
  DEFAULT_MAX_UNITS,
  DOCUMENT_TYPES,
  FIELD_LIMITS,
  INVOICE_FIELDS,
  type Integrations,
  isCouponCode,
  isMailAddress,
  LANGUAGES,
  MAX_CHAT_HOLD_MINUTES,
  MAX_LINE_QUANTITY,
  normaliseHost,
  ORDER_STATUSES,
  PAYMENT_METHODS,
  PAYMENT_STATES,
  POLICY_KINDS,
  SHIPMENT_STATUSES,
  type ShippingRate,
} from '@store/core'
import * as z from 'zod'
import { isPlaceName } from '../city.ts'

/** Raise it when an older tool could not read what a newer one writes; the README describes each version. */
export const VERSION = 6
export const FORMAT = 'feria-shop'

const text = z.string().max(10_000)
const name = z.string().trim().min(1).max(500)
const html = z.string().max(200_000)
const whole = z.int().min(0).max(2_147_483_647)
const amount = z.int().min(0).max(100_000_000_000_00)
const position = z.int().min(-2_147_483_648).max(2_147_483_647)
const id = z.int().min(1).max(2_147_483_647)
/** An official city has a positive id, one that the shop listed itself a negative one (`cities`), one on no list 0. */
const cityId = z.int().min(-2_147_483_647).max(2_147_483_647)
/** As `Date` writes it. */
const moment = z.iso
  .datetime()
  .max(30)
  .regex(/^(?:19|2\d)\d\d-/, 'is no year of ours')
/** A picture of the archive, or one on the web. */
const picture = z
  .string()
  .regex(/^(media:[0-9a-f]{32}\.[a-z]{3,4}|https?:\/\/[^\s<>"]{1,900})$/, 'is no picture of this archive')
const image = z.strictObject({ src: picture, alt: text.nullable() })
const link = z
  .string()
  .max(1000)
  .regex(/^https?:\/\//, 'is no address')

/** Written as `URL` writes it: it is shown to the operator, within a command to be typed. */
const hookAddress = link.refine(
  (text) => URL.canParse(text) && new URL(text).href === text && !text.includes("'"),
  'is no address',
)

export const Manifest = z.looseObject({
  format: z.literal(FORMAT),
  version: z.int(),
  madeAt: moment,
  products: whole,
  /** Null: orders were left out. */
  orders: whole.nullable(),
  /** Null: subscribers were left out, as in every archive before version 6. */
  subscribers: whole.nullable().default(null),
  /** SHA-256 of each data file, in hex. */
  digests: z.record(z.string(), z.string().regex(/^[0-9a-f]{64}$/)),
})

/** Working days to a door. */
const days = z.strictObject({ from: z.int().min(0).max(365), to: z.int().min(0).max(365) }).optional()

const rate = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('free'), days }),
  z.strictObject({ kind: z.literal('unset'), days }),
  z.strictObject({ kind: z.literal('flat'), price: amount, days }),
  z.strictObject({
    kind: z.literal('bySubtotal'),
    days,
    ranges: z.array(z.strictObject({ from: amount, to: amount, price: amount })),
  }),
  z.strictObject({
    kind: z.literal('byCity'),
    days,
    cities: z.array(z.strictObject({ cityId, price: amount, days })),
    elsewhere: amount.nullable(),
  }),
]) satisfies z.ZodType<ShippingRate>

const settings = z.strictObject({
  name,
  templateId: z.int().min(1).max(999),
  language: z.enum(LANGUAGES),
  currency: z.string().regex(/^[A-Z]{3}$/),
  country: z.string().regex(/^[A-Z]{2}$/),
  open: z.boolean(),
  accessGate: z
    .strictObject({
      enabled: z.boolean(),
      title: text,
      description: text,
      image: picture.nullable(),
      colors: z.record(z.string().max(100), z.string().max(100)),
    })
    .nullable(),
  city: text.nullable(),
  phone: text.nullable(),
  email: text.nullable(),
  chatNumber: text.nullable(),
  description: text.nullable(),
  about: z.strictObject({ mission: text.nullable(), vision: text.nullable(), story: text.nullable() }),
  minPurchase: amount.nullable(),
  paymentMethods: z.array(z.enum(PAYMENT_METHODS)),
  cashOnDelivery: z
    .strictObject({ cities: z.array(cityId).max(10_000).nullable(), ceiling: amount.nullable() })
    .default({ cities: null, ceiling: null }),
  invoices: z.boolean().default(false),
  depositAccount: text.nullable().default(null),
  shippingRate: rate,
  socials: z.partialRecord(z.enum(['facebook', 'instagram', 'twitter', 'youtube', 'tiktok']), link),
  tags: z.array(
    z.strictObject({
      id: text,
      name: text,
      position: z.int(),
      values: z.array(z.strictObject({ id: z.int(), name: text })),
    }),
  ),
  cityId: cityId.nullable(),
  logo: picture.nullable(),
  mailNotes: z.partialRecord(z.enum(ORDER_STEPS), z.string().max(MAX_MAIL_NOTE)).default({}),
  maxUnits: z.int().min(1).max(MAX_LINE_QUANTITY).default(DEFAULT_MAX_UNITS),
  maxOpenOrders: z.int().min(1).max(1_000_000).default(DEFAULT_MAX_OPEN_ORDERS),
  chatHoldMinutes: z.int().min(1).max(MAX_CHAT_HOLD_MINUTES).default(DEFAULT_CHAT_HOLD_MINUTES),
}) satisfies z.ZodType<PortableSettings>

const category = z.strictObject({
  name,
  position,
  image: picture.nullable(),
  subcategories: z.array(z.strictObject({ name, image: picture.nullable() })),
}) satisfies z.ZodType<PortableCategory>

const templateSettings = z.strictObject({
  templateId: z.int().min(1).max(999),
  settings: z.record(z.string(), z.unknown()),
}) satisfies z.ZodType<PortableTemplateSettings>

const branch = z.strictObject({
  name: text.nullable(),
  address: text,
  latitude: z.number().min(-90).max(90),
  longitude: z.number().min(-180).max(180),
  hours: text.nullable(),
  phone: text.nullable(),
  photo: picture.nullable(),
})

const placeName = (most: number) =>
  z.string().refine((text) => isPlaceName(text, most), `is no name of a place of ${most} characters at most`)

const city = z.strictObject({
  id: z.int().min(-2_147_483_647).max(-1),
  division: placeName(FIELD_LIMITS.division),
  name: placeName(FIELD_LIMITS.city),
  listed: z.boolean(),
}) satisfies z.ZodType<PortableCity>

const reduction = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('fixed'), amount }),
  z.strictObject({ kind: z.literal('percentage'), percent: z.number().min(0).max(100) }),
])
const discountParts = { name: text.nullable(), active: z.boolean(), reduction }
const discount = z.discriminatedUnion('trigger', [
  z.strictObject({ ...discountParts, trigger: z.literal('quantity'), minQuantity: whole }),
  z.strictObject({
    ...discountParts,
    trigger: z.literal('subtotal'),
    ranges: z.array(z.strictObject({ from: amount, to: amount.nullable(), reduction: reduction.nullable() })),
  }),
])

const count = z.int().min(1).max(2_147_483_647)
const coupon = z.strictObject({
  code: z.string().refine(isCouponCode, 'is no code of a coupon'),
  active: z.boolean(),
  reduction,
  minPurchase: amount.nullable(),
  from: moment.nullable(),
  until: moment.nullable(),
  maxUses: count.nullable(),
  maxUsesPerBuyer: count.nullable(),
  uses: whole,
}) satisfies z.ZodType<KnownCoupon>

const article = z.strictObject({
  slug: z
    .string()
    .regex(/^[a-z0-9]+(-[a-z0-9]+)*$/)
    .max(200),
  title: name,
  author: text.nullable(),
  summary: text.nullable(),
  body: html,
  image: picture.nullable(),
  active: z.boolean(),
  publishedAt: moment,
}) satisfies z.ZodType<ArticleDraft>

const code = z.string().max(1000).nullable()
const integrations = z.strictObject({
  facebookPixel: code,
  facebookVerification: code,
  facebookChat: code,
  facebook: code,
  analytics: code,
  tagManager: code,
  merchantVerification: code,
  marketplaceLink: link.nullable(),
  chatWidget: code,
  financingSlug: code,
}) satisfies z.ZodType<Integrations>

const affiliation = z.strictObject({ name, logo: picture.nullable() }) satisfies z.ZodType<Omit<Affiliation, 'id'>>
const orderField = z.strictObject({
  key: text,
  label: text,
  type: text,
  value: text,
  required: z.boolean(),
}) satisfies z.ZodType<ChatOrderField>

const hex = (bytes: number) => z.string().regex(new RegExp(`^[0-9a-f]{${bytes * 2}}$`))
const accessCode = z.strictObject({
  label: text,
  salt: hex(16),
  hash: hex(32),
}) satisfies z.ZodType<PortableAccessCode>

/** `shop.json`: everything but the long lists. */
export const ShopFile = z.strictObject({
  subdomain: z.string().max(63),
  /** Before version 6 for the operator to read; since then added by an import, and verified by nobody yet. */
  domains: z
    .array(
      z
        .string()
        .max(253)
        .refine((name) => normaliseHost(name) === name, 'is no domain'),
    )
    .max(1000),
  /** Their hashes. Before version 6 none was carried. */
  accessCodes: z.array(accessCode).max(10_000).default([]),
  settings,
  categories: z.array(category).max(10_000),
  looks: z.array(templateSettings).max(200),
  policies: z.strictObject(
    Object.fromEntries(POLICY_KINDS.map((kind) => [kind, html.nullable()])) as Record<
      (typeof POLICY_KINDS)[number],
      z.ZodNullable<typeof html>
    >,
  ),
  branches: z.array(branch).max(10_000),
  /** Those it listed itself. Before version 5 no shop had any. */
  cities: z.array(city).max(10_000).default([]),
  /** Newest first. */
  discounts: z.array(discount).max(10_000),
  /** With how often each was used, whether the orders are carried or not. Version 1 had none. */
  coupons: z.array(coupon).max(10_000).default([]),
  /** Newest first. */
  articles: z.array(article).max(10_000),
  integrations: integrations.nullable(),
  affiliations: z.array(affiliation).max(1000),
  /** Null: the standard form. */
  chatOrderForm: z.array(orderField).max(200).nullable(),
  /** Whether the marketplace is offered; the token stays at home. */
  marketplace: z.boolean().nullable(),
  /** Where orders were told to, for the operator to read: its secret stays at home. */
  orderHook: hookAddress.nullable().default(null),
})
export type ShopFile = z.output<typeof ShopFile>

const counted = { units: whole, statedUnits: whole, sold: whole }
const measure = z.number().min(0).nullable()

/** Before version 5 no sale had an end. */
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
        /** Before version 4 none was known of a variant. */
        compareAt: amount.nullable().default(null),
        saleEnds,
        sku: text.nullable(),
        enabled: z.boolean(),
        ...counted,
      }),
    )
    .max(2000),
  ...counted,
  active: z.boolean(),
  featured: z.boolean(),
  freeShipping: z.boolean(),
  condition: z.enum(['new', 'used']),
  category: name.nullable(),
  subcategory: name.nullable(),
  images: z.array(image).max(500),
  sku: text.nullable(),
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

/** Order numbers of the whole installation go above the archive's: one that is absurdly high would use them up. */
const HIGHEST_NUMBER = 100_000_000

const EVENT_STATUSES = [...ORDER_STATUSES, ...SHIPMENT_STATUSES, ...PAYMENT_STATES] as const

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
      name: text,
      idNumber: text,
      documentType: z.enum(DOCUMENT_TYPES).nullable().default(null),
      email: text.nullable(),
      phone: text,
      message: text.nullable(),
    }),
    delivery: z.discriminatedUnion('kind', [
      z.strictObject({ kind: z.literal('pickUp'), branchId: id.optional(), place: text.optional() }),
      z.strictObject({
        kind: z.literal('address'),
        days,
        address: z.strictObject({
          cityId: cityId.nullable(),
          city: text,
          division: text,
          neighbourhood: text.nullable(),
          postcode: text.nullable().default(null),
          address: text,
          details: text.nullable(),
        }),
      }),
    ]),
    carrier: z.strictObject({ name: text, trackingNumber: text.nullable(), trackingUrl: link.nullable() }).nullable(),
    answers: z
      .array(z.strictObject({ label: text, value: text }))
      .max(200)
      .optional(),
    /** Before version 5 there was none, and no kind of paper. */
    invoice: z.partialRecord(z.enum(INVOICE_FIELDS), text).nullable().default(null),
    lapsed: z.boolean().optional(),
    heldUntil: moment.nullable().optional(),
    released: z.boolean().optional(),
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
          quantity: z.int().min(1).max(2_147_483_647),
          message: text.nullable(),
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
  })
  .refine(({ total, subtotal, discount, shipping }) => total === subtotal - discount + shipping, {
    path: ['total'],
    message: 'is not what the parts add up to',
  }) satisfies z.ZodType<PortableOrder>
