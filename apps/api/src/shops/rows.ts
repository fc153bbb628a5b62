import {
  type AccessGate,
  type CashOnDelivery,
  CHAT_TEXTS,
  type ChatOrderField,
  type Closure,
  type DeliveryDays,
  type FilterTag,
  LANGUAGES,
  ORDER_STEPS,
  PAYMENT_METHODS,
  type ShippingRate,
  type Shop,
} from '@store/core'
import * as z from 'zod'
import { type FieldsOf, knownTexts } from '../database/query.ts'

/** Row schemas that several queries of shops use. Names end in `Json` for values inside a JSON column. */

/** Working days until delivery. */
export const DeliveryDaysJson = z.object({ from: z.int(), to: z.int() } satisfies FieldsOf<DeliveryDays>)

const days = DeliveryDaysJson.nullish()
const ShippingRateJson = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('free'), days }),
  z.object({ kind: z.literal('flat'), price: z.int(), days }),
  z.object({
    kind: z.literal('bySubtotal'),
    ranges: z.array(z.object({ from: z.int(), to: z.int(), price: z.int() })),
    days,
  }),
  z.object({
    kind: z.literal('byCity'),
    cities: z.array(z.object({ cityId: z.int(), price: z.int(), days })),
    elsewhere: z.int().nullable(),
    days,
  }),
  z.object({ kind: z.literal('unset'), days }),
]) satisfies z.ZodType<ShippingRate>

const AccessGateJson = z.object({
  enabled: z.boolean(),
  title: z.string(),
  description: z.string(),
  image: z.string().nullable(),
  colors: z.record(z.string(), z.string()),
} satisfies FieldsOf<AccessGate>)

const SocialsJson = z.object({
  facebook: z.string().optional(),
  instagram: z.string().optional(),
  twitter: z.string().optional(),
  youtube: z.string().optional(),
  tiktok: z.string().optional(),
} satisfies FieldsOf<Shop['socials']>)

export const FilterTagJson = z.object({
  id: z.string(),
  name: z.string(),
  position: z.int(),
  values: z.array(z.object({ id: z.int(), name: z.string() })),
} satisfies FieldsOf<FilterTag>)

/** The shop as `json_build_object` writes it. */
export const ShopJson = z.object({
  id: z.int(),
  name: z.string(),
  subdomain: z.string(),
  domain: z.string().nullable(),
  templateId: z.int(),
  language: z.enum(LANGUAGES),
  currency: z.string(),
  country: z.string(),
  open: z.boolean(),
  closure: z
    .object({ reason: z.string().nullable(), opensOn: z.string().nullable() } satisfies FieldsOf<Closure>)
    .nullable(),
  accessGate: AccessGateJson.nullable(),
  version: z.int(),
  city: z.string().nullable(),
  phone: z.string().nullable(),
  email: z.string().nullable(),
  chatNumber: z.string().nullable(),
  description: z.string().nullable(),
  about: z.object({
    mission: z.string().nullable(),
    vision: z.string().nullable(),
    story: z.string().nullable(),
  } satisfies FieldsOf<Shop['about']>),
  minPurchase: z.int().nullable(),
  paymentMethods: z.array(z.enum(PAYMENT_METHODS)),
  cashOnDelivery: z.object({
    cities: z.array(z.int()).nullable(),
    ceiling: z.int().nullable(),
  } satisfies FieldsOf<CashOnDelivery>),
  invoices: z.boolean(),
  shippingRate: ShippingRateJson,
  socials: SocialsJson,
  tags: z.array(FilterTagJson),
} satisfies FieldsOf<Shop>)

export const MailNotesJson = knownTexts(ORDER_STEPS)

export const ChatTextsJson = knownTexts(CHAT_TEXTS)

export const ChatOrderFieldJson = z.object({
  key: z.string(),
  label: z.string(),
  type: z.string(),
  value: z.string(),
  required: z.boolean(),
} satisfies FieldsOf<ChatOrderField>)
