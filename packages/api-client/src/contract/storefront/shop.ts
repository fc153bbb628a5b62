import {
  type Affiliation,
  type Branch,
  type Category,
  type FullArticle,
  type Image,
  type Integrations,
  LANGUAGES,
  MAX_HOST_LENGTH,
  PAYMENT_METHODS,
  type Policies,
  type Product,
  type SafeHtml,
  type Shop,
  type Subcategory,
} from '@store/core'
import * as z from 'zod'
import { defineEndpoint } from '../endpoint.ts'
import { idInAddress } from '../fields.ts'
import { amount, textOrNull } from '../shapes.ts'
import { fullArticle, product, safeHtml } from './product.ts'

const text = z.string()
const id = z.int()
const days = z.object({ from: z.int(), to: z.int() }).nullish()

const shippingRate = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('free'), days }),
  z.object({ kind: z.literal('flat'), price: amount, days }),
  z.object({
    kind: z.literal('bySubtotal'),
    ranges: z.array(z.object({ from: amount, to: amount, price: amount })),
    days,
  }),
  z.object({
    kind: z.literal('byCity'),
    cities: z.array(z.object({ cityId: id, price: amount, days })),
    elsewhere: amount.nullable(),
    days,
  }),
  z.object({ kind: z.literal('unset'), days }),
])

const shop = z.object({
  id,
  name: text,
  subdomain: text,
  domain: textOrNull,
  templateId: z.int(),
  language: z.enum(LANGUAGES),
  currency: text,
  country: text,
  open: z.boolean(),
  closure: z.object({ reason: textOrNull, opensOn: textOrNull }).nullable(),
  accessGate: z
    .object({
      enabled: z.boolean(),
      title: text,
      description: text,
      image: textOrNull,
      colors: z.record(text, text),
    })
    .nullable(),
  version: z.int(),
  city: textOrNull,
  phone: textOrNull,
  email: textOrNull,
  chatNumber: textOrNull,
  description: textOrNull,
  about: z.object({ mission: textOrNull, vision: textOrNull, story: textOrNull }),
  minPurchase: amount.nullable(),
  paymentMethods: z.array(z.enum(PAYMENT_METHODS)),
  cashOnDelivery: z.object({ cities: z.array(id).nullable(), ceiling: amount.nullable() }),
  invoices: z.boolean(),
  shippingRate,
  socials: z.partialRecord(z.enum(['facebook', 'instagram', 'twitter', 'youtube', 'tiktok']), text),
  tags: z.array(
    z.object({
      id: text,
      name: text,
      position: z.number(),
      values: z.array(z.object({ id: z.number(), name: text })),
    }),
  ),
}) satisfies z.ZodType<Shop>

const category = z.object({
  id,
  name: text,
  position: z.number(),
  image: textOrNull,
  count: z.int().nullable(),
}) satisfies z.ZodType<Category>

const subcategory = z.object({
  id,
  name: text,
  categoryId: id,
  image: textOrNull,
  count: z.int().nullable(),
}) satisfies z.ZodType<Subcategory>

const branch = z.object({
  id,
  name: textOrNull,
  address: text,
  latitude: z.number(),
  longitude: z.number(),
  hours: textOrNull,
  otherDays: z.array(z.object({ day: text, spans: z.array(z.object({ from: text, to: text })) })).optional(),
  pickUp: z.boolean().optional(),
  phone: textOrNull,
  photo: textOrNull,
}) satisfies z.ZodType<Branch>

const policies = z.object({
  shipping: safeHtml.nullable(),
  payments: safeHtml.nullable(),
  privacy: safeHtml.nullable(),
  warranty: safeHtml.nullable(),
  returns: safeHtml.nullable(),
  exchange: safeHtml.nullable(),
}) satisfies z.ZodType<Policies>

const integrations = z.object({
  facebookPixel: textOrNull,
  facebookVerification: textOrNull,
  facebookChat: textOrNull,
  facebook: textOrNull,
  analytics: textOrNull,
  tagManager: textOrNull,
  merchantVerification: textOrNull,
  marketplaceLink: textOrNull,
  chatWidget: textOrNull,
  financingSlug: textOrNull,
}) satisfies z.ZodType<Integrations>

const affiliation = z.object({ id, name: text, logo: textOrNull }) satisfies z.ZodType<Affiliation>

/** The data that all pages of a shop share, read in one transaction. */
export type StorefrontShop = {
  readonly shop: Shop
  /** The stored settings of its own template; for a shop behind its gate, only those for the gate's look. */
  readonly settings: Readonly<Record<string, unknown>> | null
  readonly logo: Image | null
  /** Whether the caller may see the shop (S1): its gate is open for them, or it has none. Otherwise the data behind the gate is empty. */
  readonly unlocked: boolean
  readonly categories: readonly Category[]
  readonly subcategories: readonly Subcategory[]
  readonly branches: readonly Branch[]
  readonly policies: Policies | null
  readonly integrations: Integrations | null
  readonly affiliations: readonly Affiliation[]
  /** S7: whether the shop has a published article. */
  readonly hasArticles: boolean
  /** R7: whether the merchant has enabled the marketplace. */
  readonly hasMarketplace: boolean
  /** Whether it is new, so that its pages ask search engines not to index them. */
  readonly quiet: boolean
}
/** `unchanged`: the caller already has the newest version. */
export type StorefrontShopAnswer = ({ readonly kind: 'shop' } & StorefrontShop) | { readonly kind: 'unchanged' }

const found = z.object({
  kind: z.literal('shop'),
  shop,
  settings: z.record(text, z.unknown()).nullable(),
  logo: z.object({ src: text, alt: textOrNull }).nullable(),
  unlocked: z.boolean(),
  categories: z.array(category),
  subcategories: z.array(subcategory),
  branches: z.array(branch),
  policies: policies.nullable(),
  integrations: integrations.nullable(),
  affiliations: z.array(affiliation),
  hasArticles: z.boolean(),
  hasMarketplace: z.boolean(),
  quiet: z.boolean(),
}) satisfies z.ZodType<StorefrontShopAnswer>

const answer: z.ZodType<StorefrontShopAnswer> = z.discriminatedUnion('kind', [
  found,
  z.object({ kind: z.literal('unchanged') }),
])

/**
 * Ours. The shop of an address with the data that all its pages share, in one request; null: there is none. A caller with a
 * copy sends its `shopId` and `version`. The response is `unchanged` if that shop is still at the address and that version
 * is its newest, which costs next to nothing.
 */
const getStorefrontShop = defineEndpoint({
  name: 'getStorefrontShop',
  tag: 'Storefront',
  method: 'GET',
  path: '/storefront/v1/shop',
  summary: 'The shop of an address: settings, navigation and what else its pages have in common',
  query: z.object({
    by: z.enum(['domain', 'subdomain', 'id']),
    name: z.string().min(1).max(MAX_HOST_LENGTH),
    shopId: idInAddress.optional(),
    version: idInAddress.optional(),
  }),
  response: answer,
  open: false,
  nullOn: [404],
})

/** A product or an article as shoppers will see it once it is published. */
export type PreviewedThing =
  | { readonly kind: 'product'; readonly product: Product; readonly description: SafeHtml | null }
  | { readonly kind: 'article'; readonly article: FullArticle }

/** A shop as it may be published later. */
export type PreviewedShop = {
  /**
   * The shop in the template of its draft or of that version, with those settings; in the preview of a product or article,
   * as published.
   */
  readonly shop: StorefrontShop & { readonly kind: 'shop' }
  /** The previewed product or article; null: the preview is of the shop's look. */
  readonly thing: PreviewedThing | null
  /** Which published version of its look is shown; null: the draft. */
  readonly version: number | null
  /** Opens the shop's gate for the calls of this preview; null: it has no gate, or no code. */
  readonly unlockToken: string | null
  /** The origin of the office, the only one that may frame the pages. */
  readonly office: string
}

const thing: z.ZodType<PreviewedThing> = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('product'), product, description: safeHtml.nullable() }),
  z.object({ kind: z.literal('article'), article: fullArticle }),
])

const previewed: z.ZodType<PreviewedShop> = z.object({
  shop: found,
  thing: thing.nullable(),
  version: z.int().nullable(),
  unlockToken: textOrNull,
  office: text,
})

/**
 * Ours, for storefronts only, whose signature is required. Null: the token is unknown or has expired, or its person has
 * signed out or may no longer edit what it shows.
 */
const getPreviewShop = defineEndpoint({
  name: 'getPreviewShop',
  tag: 'Storefront',
  method: 'GET',
  path: '/storefront/v1/previews/:token',
  summary:
    'A shop as its preview shows it: in the look of its draft or of a version, or with a product or article that is not published',
  params: z.object({ token: z.string().min(1).max(200) }),
  response: previewed,
  open: false,
  nullOn: [404],
})

/** The most addresses of one call. */
export const MAX_SHOP_ADDRESSES = 1_000

const ids: z.ZodType<readonly (number | null)[]> = z.array(id.nullable())

/**
 * Ours. The ids of the shops at these addresses, in the same order; null: there is none. One call for all, so that a
 * storefront can look up many unknown hosts at once.
 */
const findShopIds = defineEndpoint({
  name: 'findShopIds',
  tag: 'Storefront',
  method: 'POST',
  path: '/storefront/v1/shop-ids',
  summary: 'Which of these addresses are shops',
  body: z.strictObject({
    addresses: z
      .array(z.strictObject({ by: z.enum(['domain', 'subdomain']), name: z.string().min(1).max(MAX_HOST_LENGTH) }))
      .max(MAX_SHOP_ADDRESSES),
  }),
  response: ids,
  open: false,
})

export const shopCalls = { getStorefrontShop, getPreviewShop, findShopIds } as const
