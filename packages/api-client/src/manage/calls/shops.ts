import {
  LANGUAGES,
  MAX_CHAT_HOLD_MINUTES,
  MAX_CONFIRM_HOURS,
  MAX_LINE_QUANTITY,
  PAYMENT_METHODS,
  type SocialNetwork,
  TEAM_LIMITS,
} from '@store/core'
import * as z from 'zod'
import { typedIfAny } from '../../contract/fields.ts'
import { amount } from '../../contract/shapes.ts'
import { defineManageEndpoint } from '../endpoint.ts'
import { OfShop, page, pageOf, picture, price, revision, search, text, textOrNull, webAddress } from '../shapes.ts'

const NETWORKS = ['facebook', 'instagram', 'twitter', 'youtube', 'tiktok'] as const satisfies readonly SocialNetwork[]

const currency = z.string().regex(/^[A-Z]{3}$/)
const country = z.string().regex(/^[A-Z]{2}$/)
const templateId = z.int().positive().max(10_000)
const email = z.email().max(254).nullable()
/** Digits with the country code. */
const chatNumber = z
  .string()
  .max(15)
  .regex(/^\d{7,15}$/)
  .nullable()

const ShopSummary = z
  .object({
    id: z.int(),
    subdomain: z.string(),
    domain: z.string().nullable(),
    name: z.string(),
    templateId: z.int(),
    language: z.enum(LANGUAGES),
    currency: z.string(),
    country: z.string(),
    open: z.boolean(),
  })
  .meta({ id: 'ShopSummary' })

/** All settings of a shop, except those that have separate calls. */
const ShopResource = ShopSummary.extend({
  /** Its URL for shoppers, and its chat URL. */
  url: z.string(),
  chatUrl: z.string(),
  /** Increases whenever pages for shoppers change. */
  version: z.int(),
  locked: z.boolean(),
  /** What shoppers read while it is closed. */
  closure: z.object({ reason: z.string().nullable(), opensOn: z.string().nullable() }).nullable(),
  cityId: z.int().nullable(),
  city: z.string().nullable(),
  phone: z.string().nullable(),
  email: z.string().nullable(),
  chatNumber: z.string().nullable(),
  chatHoldMinutes: z.int(),
  /** For how long an order that is paid by hand waits to be confirmed. */
  confirmHours: z.int(),
  maxUnits: z.int(),
  maxOpenOrders: z.int(),
  invoices: z.boolean(),
  description: z.string().nullable(),
  about: z.object({ story: z.string().nullable(), mission: z.string().nullable(), vision: z.string().nullable() }),
  minPurchase: amount.nullable(),
  paymentMethods: z.array(z.enum(PAYMENT_METHODS)),
  socials: z.partialRecord(z.enum(NETWORKS), z.string()),
  logo: z.string().nullable(),
  products: z.int(),
  revision,
}).meta({ id: 'ShopResource' })

const listShops = defineManageEndpoint({
  name: 'listShops',
  tag: 'Shops',
  method: 'GET',
  path: '/manage/v1/shops',
  summary: 'The shops that the key may see: every one, or its own',
  access: 'anybody',
  query: z.object({ ...page, q: search, subdomain: typedIfAny(63).optional() }),
  response: pageOf(ShopSummary),
})

const createShop = defineManageEndpoint({
  name: 'createShop',
  tag: 'Shops',
  method: 'POST',
  path: '/manage/v1/shops',
  summary: 'Open a shop',
  access: 'platform',
  body: z.strictObject({
    subdomain: z.string().min(2).max(63),
    name: text(120),
    templateId: templateId.optional(),
    currency: currency.optional(),
    /** If it is left out, the country of the currency. */
    country: country.optional(),
    language: z.enum(LANGUAGES).optional(),
    chatNumber: chatNumber.optional(),
    email: email.optional(),
  }),
  example: { subdomain: 'mercado', name: 'Mercado', currency: 'USD', language: 'en' },
  response: ShopResource,
  status: 201,
})

const getShop = defineManageEndpoint({
  name: 'getShop',
  tag: 'Shops',
  method: 'GET',
  path: '/manage/v1/shops/:shopId',
  summary: 'A shop, as its merchant has set it up',
  access: 'shop',
  params: OfShop,
  response: ShopResource,
})

const changeShop = defineManageEndpoint({
  name: 'changeShop',
  tag: 'Shops',
  method: 'PATCH',
  path: '/manage/v1/shops/:shopId',
  summary:
    'Change what is given and leave the rest. Another template needs `appearance:publish`, other payment methods `payments:write`. The currency cannot be changed: every price is in it',
  access: 'settings:write',
  params: OfShop,
  revision: true,
  body: z.strictObject({
    name: text(120).optional(),
    templateId: templateId.optional(),
    language: z.enum(LANGUAGES).optional(),
    country: country.optional(),
    /** One of the shop's cities (`listCities`). */
    cityId: z.int().nullable().optional(),
    phone: textOrNull(60).optional(),
    email: email.optional(),
    chatNumber: chatNumber.optional(),
    chatHoldMinutes: z.int().min(1).max(MAX_CHAT_HOLD_MINUTES).optional(),
    confirmHours: z.int().min(1).max(MAX_CONFIRM_HOURS).optional(),
    maxUnits: z.int().min(1).max(MAX_LINE_QUANTITY).optional(),
    maxOpenOrders: z.int().min(1).max(1_000_000).optional(),
    invoices: z.boolean().optional(),
    description: textOrNull(1000).optional(),
    about: z
      .strictObject({
        story: textOrNull(4000).optional(),
        mission: textOrNull(600).optional(),
        vision: textOrNull(600).optional(),
      })
      .optional(),
    minPurchase: price.nullable().optional(),
    paymentMethods: z.array(z.enum(PAYMENT_METHODS)).max(PAYMENT_METHODS.length).optional(),
    socials: z.partialRecord(z.enum(NETWORKS), webAddress.nullable()).optional(),
    logo: picture.optional(),
  }),
  example: { name: 'Mercado Central', minPurchase: 20_00 },
  response: ShopResource,
})

const closeShop = defineManageEndpoint({
  name: 'closeShop',
  tag: 'Shops',
  method: 'POST',
  path: '/manage/v1/shops/:shopId/close',
  summary:
    'Close a shop: shoppers read that it is closed, why, and on which day it opens again. That day opens nothing by itself. Of a closed shop it changes what they read',
  access: 'shop:close',
  fresh: true,
  params: OfShop,
  body: z
    .strictObject({
      reason: textOrNull(TEAM_LIMITS.closingReason).optional(),
      /** A future day in the shop's time zone. */
      opensOn: z.iso.date().nullable().optional(),
    })
    // Older programs send no reason.
    .prefault({}),
  example: { reason: 'We are on holiday.', opensOn: '2099-01-12' },
  response: ShopResource,
})

const reopenShop = defineManageEndpoint({
  name: 'reopenShop',
  tag: 'Shops',
  method: 'POST',
  path: '/manage/v1/shops/:shopId/reopen',
  summary: 'Open a closed shop again',
  access: 'shop:close',
  fresh: true,
  params: OfShop,
  response: ShopResource,
})

export const shopCalls = { listShops, createShop, getShop, changeShop, closeShop, reopenShop } as const
