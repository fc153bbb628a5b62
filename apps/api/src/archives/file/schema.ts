import { pictureBox, picturePoint } from '@store/api-client/contract'
import { WEBHOOK_EVENTS } from '@store/api-client/manage'
import {
  type Affiliation,
  ARTICLE_LIMITS,
  CHAT_TEXTS,
  type ChatOrderField,
  DEFAULT_CHAT_HOLD_MINUTES,
  DEFAULT_MAX_OPEN_ORDERS,
  DEFAULT_MAX_UNITS,
  FIELD_LIMITS,
  type Integrations,
  isCouponCode,
  isPlaceName,
  LANGUAGES,
  MAX_CHAT_HOLD_MINUTES,
  MAX_CHAT_TEXT,
  MAX_LINE_QUANTITY,
  MAX_MAIL_NOTE,
  normaliseHost,
  ORDER_STEPS,
  OTHER_DAY_LIMITS,
  PAYMENT_METHODS,
  POLICY_KINDS,
  type ShippingRate,
  TEAM_LIMITS,
  wrongShownTime,
} from '@store/core'
import * as z from 'zod'
import type { PortableCity } from '../../cities/store.ts'
import type { ArticleDraft } from '../../content/store.ts'
import type { KnownCoupon } from '../../coupons/store.ts'
import { MOST_WEBHOOKS } from '../../limits/rules.ts'
import type { PortableMark } from '../../orders/store/buyer-marks.ts'
import type { PortableAccessCode } from '../../shops/store/access-codes.ts'
import type { ShopSettings } from '../../shops/store/shops.ts'
import type { PortableCategory, PortableTemplateSettings } from '../read.ts'
import { amount, cityId, days, hex, html, link, moment, name, picture, position, text, whole } from './fields.ts'

/** As `URL` normalises it: it is shown to the operator as part of a command to type. */
const hookAddress = link.refine(
  (text) => URL.canParse(text) && new URL(text).href === text && !text.includes("'"),
  'is no address',
)

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
  /** Before version 13 archives did not carry why and until when a shop is closed. */
  closure: z
    .strictObject({ reason: z.string().max(TEAM_LIMITS.closingReason).nullable(), opensOn: z.iso.date().nullable() })
    .nullable()
    .default(null),
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
  chatTexts: z.partialRecord(z.enum(CHAT_TEXTS), z.string().max(MAX_CHAT_TEXT)).default({}),
  maxUnits: z.int().min(1).max(MAX_LINE_QUANTITY).default(DEFAULT_MAX_UNITS),
  maxOpenOrders: z.int().min(1).max(1_000_000).default(DEFAULT_MAX_OPEN_ORDERS),
  chatHoldMinutes: z.int().min(1).max(MAX_CHAT_HOLD_MINUTES).default(DEFAULT_CHAT_HOLD_MINUTES),
}) satisfies z.ZodType<ShopSettings>

const category = z.strictObject({
  name,
  position,
  image: picture.nullable(),
  subcategories: z.array(z.strictObject({ name, image: picture.nullable() })),
}) satisfies z.ZodType<PortableCategory>

const settingsOfTemplate = z.record(z.string(), z.unknown()).superRefine((settings, context) => {
  const path = wrongShownTime(settings)
  if (path) context.addIssue({ code: 'custom', path: [...path], message: 'is no day and hour of a shop' })
})
const templateSettings = z.strictObject({
  templateId: z.int().min(1).max(999),
  settings: settingsOfTemplate,
}) satisfies z.ZodType<PortableTemplateSettings>

const clock = z.string().regex(/^(?:[01]\d|2[0-3]):[0-5]\d$/)
const branch = z.strictObject({
  name: text.nullable(),
  address: text,
  latitude: z.number().min(-90).max(90),
  longitude: z.number().min(-180).max(180),
  hours: text.nullable(),
  /** Before version 13 branches had no days with other hours, and orders were picked up at all of them. */
  otherDays: z
    .array(
      z.strictObject({
        day: z.iso.date(),
        spans: z.array(z.strictObject({ from: clock, to: clock })).max(OTHER_DAY_LIMITS.spans),
      }),
    )
    .max(OTHER_DAY_LIMITS.days)
    .default([]),
  pickUp: z.boolean().default(true),
  phone: text.nullable(),
  photo: picture.nullable(),
})

const placeName = (most: number) =>
  z.string().max(most).refine(isPlaceName, `is no name of a place of ${most} characters at most`)

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
const discountParts = {
  name: text.nullable(),
  active: z.boolean(),
  reduction,
  /** Before version 13 discounts had no start and end. */
  from: moment.nullable().default(null),
  until: moment.nullable().default(null),
}
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
  publishedAt: moment.nullable(),
  /** Before version 11 articles could not be scheduled. */
  publishAt: moment.nullable().default(null),
  /** Before version 13 articles had none. */
  seoTitle: z.string().max(ARTICLE_LIMITS.seoTitle).nullable().default(null),
  seoDescription: z.string().max(ARTICLE_LIMITS.seoDescription).nullable().default(null),
}) satisfies z.ZodType<ArticleDraft>

/** The picture; null: it is missing from the archive. */
const correction = z.strictObject({
  src: picture.nullable(),
  subject: pictureBox.nullable(),
  focus: picturePoint.nullable(),
})

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

const accessCode = z.strictObject({
  label: text,
  salt: hex(16),
  hash: hex(32),
}) satisfies z.ZodType<PortableAccessCode>

const buyerMark = z.strictObject({
  idNumber: text.nullable(),
  phone: text.nullable(),
  email: text.nullable(),
  note: z.string().max(TEAM_LIMITS.buyerNote).nullable(),
  blocked: z.strictObject({ reason: z.string().max(TEAM_LIMITS.blockReason), by: text, at: moment }).nullable(),
}) satisfies z.ZodType<PortableMark>

/** `shop.json`: everything but the long lists. */
export const ShopFile = z.strictObject({
  subdomain: z.string().max(63),
  /** Before version 6 these were only for the operator to read; since then an import adds them as unverified domains. */
  domains: z
    .array(
      z
        .string()
        .max(253)
        .refine((name) => normaliseHost(name) === name, 'is no domain'),
    )
    .max(1000),
  /** Hashes of the access codes. Not in archives before version 6. */
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
  /** The cities that the shop added itself. Before version 5 no shop had any. */
  cities: z.array(city).max(10_000).default([]),
  /** Newest first. */
  discounts: z.array(discount).max(10_000),
  /** Each with its number of uses, whether or not orders are in the archive. Not in version 1. */
  coupons: z.array(coupon).max(10_000).default([]),
  /** Newest first. */
  articles: z.array(article).max(10_000),
  integrations: integrations.nullable(),
  affiliations: z.array(affiliation).max(1000),
  /** Null: the standard form. */
  chatOrderForm: z.array(orderField).max(200).nullable(),
  /** Whether the marketplace is offered; its token is not in archives. */
  marketplace: z.boolean().nullable(),
  /** The merchant's corrections of pictures. Not before version 9. */
  pictures: z.array(correction).max(100_000).default([]),
  /** The team's notes about buyers, and the buyers whose orders it refuses. Not before version 13, nor without orders. */
  buyerMarks: z.array(buyerMark).max(100_000).default([]),
  /** The webhooks, for the operator to read: their secrets are not in archives. Not before version 7. */
  webhooks: z
    .array(z.strictObject({ url: hookAddress, events: z.array(z.enum(WEBHOOK_EVENTS)).min(1), buyers: z.boolean() }))
    .max(MOST_WEBHOOKS)
    .default([]),
  /** Until version 6: the one address that received new orders. */
  orderHook: hookAddress.nullable().default(null),
})
export type ShopFile = z.output<typeof ShopFile>
