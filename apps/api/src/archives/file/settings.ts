import {
  CHAT_TEXTS,
  DEFAULT_CHAT_HOLD_MINUTES,
  DEFAULT_CONFIRM_HOURS,
  DEFAULT_MAX_OPEN_ORDERS,
  DEFAULT_MAX_UNITS,
  LANGUAGES,
  MAX_CHAT_HOLD_MINUTES,
  MAX_CHAT_TEXT,
  MAX_CONFIRM_HOURS,
  MAX_LINE_QUANTITY,
  MAX_MAIL_NOTE,
  ORDER_STEPS,
  PAYMENT_METHODS,
  type ShippingRate,
  TEAM_LIMITS,
} from '@store/core'
import * as z from 'zod'
import type { ShopSettings } from '../../shops/store/shops.ts'
import { amount, cityId, days, link, name, picture, text } from './fields.ts'

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

/** The settings of the shop itself. */
export const settings = z.strictObject({
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
  confirmHours: z.int().min(1).max(MAX_CONFIRM_HOURS).default(DEFAULT_CONFIRM_HOURS),
}) satisfies z.ZodType<ShopSettings>
