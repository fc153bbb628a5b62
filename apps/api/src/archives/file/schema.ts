import { pictureBox, picturePoint } from '@store/api-client/contract'
import { WEBHOOK_EVENTS } from '@store/api-client/manage'
import {
  type Affiliation,
  ARTICLE_LIMITS,
  type ChatOrderField,
  FIELD_LIMITS,
  type Integrations,
  isCouponCode,
  isPlaceName,
  normaliseHost,
  OTHER_DAY_LIMITS,
  POLICY_KINDS,
  TAX_LIMITS,
  type Tax,
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
import type { PortableCategory, PortableTemplateSettings } from '../read.ts'
import { amount, hex, html, link, moment, name, picture, position, taxFields, text, whole } from './fields.ts'
import { settings } from './settings.ts'

/** As `URL` normalises it: it is shown to the operator as part of a command to type. */
const hookAddress = link.refine(
  (text) => URL.canParse(text) && new URL(text).href === text && !text.includes("'"),
  'is no address',
)

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

const tax = z.strictObject(taxFields) satisfies z.ZodType<Tax>

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
  /** In the order in which they were added. Not before version 14. */
  taxes: z
    .array(tax)
    .max(TAX_LIMITS.taxes)
    .refine((all) => new Set(all.map(({ name }) => name.toLowerCase())).size === all.length, 'two have one name')
    .default([]),
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
