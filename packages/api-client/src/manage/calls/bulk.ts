import { PRICE_ENDINGS, PRICE_LIST_LIMITS, PRODUCT_LIMITS } from '@store/core'
import * as z from 'zod'
import { amount, moment } from '../../contract/shapes.ts'
import { defineManageEndpoint } from '../endpoint.ts'
import { OfShop, price, text } from '../shapes.ts'
import { BuyerMessage } from './product-shapes.ts'
import { TaskResource } from './tasks.ts'

const products = '/manage/v1/shops/:shopId/products'
const tag = 'Products'
const id = z.int().positive()

/** A filter of products: they must match all given conditions. */
const ProductFilter = z
  .strictObject({
    ids: z.array(id).min(1).max(500),
    /** Part of a name, or a whole reference, SKU or id. */
    q: text(200),
    /** Null: those without a category. */
    categoryId: id.nullable(),
    subcategoryId: id,
    /** A value of a filter tag. */
    tag: id,
    brand: text(PRODUCT_LIMITS.text),
    active: z.boolean(),
    onOffer: z.boolean(),
    inStock: z.boolean(),
  })
  .partial()

const ending = z.enum(PRICE_ENDINGS)
const percent = z.number().min(-90).max(500)
const mostAmount = PRODUCT_LIMITS.amount

/** The change of each product, and of each of its variants. Former prices of offers change with the prices. */
const ProductsChange = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('percent'), percent, ending }),
  z.strictObject({ kind: z.literal('amount'), amount: z.int().min(-mostAmount).max(mostAmount), ending }),
  /** Reduces the price; for products that are already reduced, the former price is the base. */
  z.strictObject({
    kind: z.literal('offer'),
    percent: z.number().min(1).max(90),
    ending,
    /** Until when; null: until it is ended manually. */
    ends: moment.nullable().optional(),
  }),
  z.strictObject({ kind: z.literal('endOffer') }),
  z.strictObject({
    kind: z.literal('category'),
    categoryId: id.nullable(),
    subcategoryId: id.nullable().optional(),
  }),
  z.strictObject({ kind: z.literal('tags'), add: z.array(id).max(50), remove: z.array(id).max(50) }),
  z.strictObject({ kind: z.literal('active'), active: z.boolean() }),
  z.strictObject({ kind: z.literal('freeShipping'), freeShipping: z.boolean() }),
  /** The text that buyers have to write for each of them; null: none. */
  z.strictObject({ kind: z.literal('message'), message: BuyerMessage.nullable() }),
  /** Moves them to the bin, from which each can be restored for 30 days. */
  z.strictObject({ kind: z.literal('bin') }),
])

const bulk = z.strictObject({ filter: ProductFilter, change: ProductsChange })
const example = { filter: { categoryId: 3 }, change: { kind: 'percent', percent: 8, ending: 'ninety' } } as const

const PriceChange = z
  .object({
    productId: z.int(),
    name: z.string(),
    /** Of the variant; empty: the product's price. */
    values: z.array(z.string()),
    before: amount.nullable(),
    after: amount.nullable(),
  })
  .meta({ id: 'PriceChange' })

const BulkPreview = z
  .object({
    /** Products that match the filter, and those that would change. */
    total: z.int(),
    changed: z.int(),
    /** The largest change of a price, in percent of it; null: no price changes. */
    biggest: PriceChange.extend({ percent: z.int() }).nullable(),
    /** At most ten. Where no price changes, before and after are the same. */
    examples: z.array(PriceChange),
  })
  .meta({ id: 'BulkPreview' })

const previewBulk = defineManageEndpoint({
  name: 'previewBulk',
  tag,
  method: 'POST',
  path: `${products}/bulk/preview`,
  summary: 'What a change of many products would do, without doing it',
  access: 'products:write',
  unlogged: true,
  params: OfShop,
  maxEntries: 500,
  body: bulk,
  example,
  response: BulkPreview,
})

const bulkProducts = defineManageEndpoint({
  name: 'bulkProducts',
  tag,
  method: 'POST',
  path: `${products}/bulk`,
  summary:
    'Change all products that fit a filter, as a task that can be undone for 24 hours. Prices take `prices:write` as well',
  access: 'products:write',
  params: OfShop,
  idempotent: true,
  maxEntries: 500,
  body: bulk,
  example,
  response: TaskResource,
  status: 202,
})

const ListedPrice = z
  .object({
    line: z.int(),
    /** The line as written. */
    said: z.string(),
    /** The matched product, and one of its variants; null: all of them. */
    match: z
      .object({
        productId: z.int(),
        variantId: z.int().nullable(),
        name: z.string(),
        values: z.array(z.string()),
        /** Null: on request. */
        before: amount.nullable(),
        after: amount,
      })
      .nullable(),
    /**
     * Why the line has no match: it has no price, the product is unknown, or several match. `again`: an earlier line has
     * the same match.
     */
    problem: z.enum(['noPrice', 'unknown', 'several', 'again']).nullable(),
  })
  .meta({ id: 'ListedPrice' })

const readPriceList = defineManageEndpoint({
  name: 'readPriceList',
  tag,
  method: 'POST',
  path: `${products}/price-list`,
  summary:
    'Read a list of prices out of a spreadsheet, a note or a chat: a product by its reference or name, and its price, a line. Nothing is changed',
  access: 'products:write',
  unlogged: true,
  params: OfShop,
  maxText: PRICE_LIST_LIMITS.text,
  body: z.strictObject({ text: z.string().min(1).max(PRICE_LIST_LIMITS.text) }),
  example: { text: 'Linen shirt 120.000\nWH; Wool hat; 60.000' },
  response: z.object({ items: z.array(ListedPrice) }),
})

const setPrices = defineManageEndpoint({
  name: 'setPrices',
  tag,
  method: 'POST',
  path: `${products}/prices`,
  summary: 'Set prices of up to 2000 products or variants, as a task that can be undone for 24 hours',
  access: 'prices:write',
  params: OfShop,
  idempotent: true,
  maxEntries: PRICE_LIST_LIMITS.lines,
  body: z.strictObject({
    prices: z
      .array(
        z.strictObject({
          productId: id,
          /** Null: the product, with all its variants. */
          variantId: id.nullable().optional(),
          price,
          /** The price as it was displayed: if it has changed since, it is not overwritten. */
          before: price.nullable(),
        }),
      )
      .min(1)
      .max(PRICE_LIST_LIMITS.lines),
  }),
  example: { prices: [{ productId: 77, price: 60_000_00, before: 54_000_00 }] },
  response: TaskResource,
  status: 202,
})

export const bulkCalls = { previewBulk, bulkProducts, readPriceList, setPrices } as const
