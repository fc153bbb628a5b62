import * as z from 'zod'
import { idInAddress } from '../../contract/fields.ts'
import { defineManageEndpoint } from '../endpoint.ts'
import { OfShop, page, pageOf } from '../shapes.ts'

const stock = '/manage/v1/shops/:shopId/stock'
const tag = 'Stock'
const MOST_UNITS = 1_000_000

/** Units of a product, or of one of its variants. */
const StockRow = z
  .object({
    productId: z.int(),
    /** 0: the product has none. */
    variantId: z.int(),
    reference: z.string(),
    name: z.string(),
    values: z.array(z.string()),
    sku: z.string().nullable(),
    units: z.int(),
    sold: z.int(),
  })
  .meta({ id: 'StockRow' })

const listStock = defineManageEndpoint({
  name: 'listStock',
  tag,
  method: 'GET',
  path: stock,
  summary: 'Units of everything that can be bought',
  access: 'products:read',
  params: OfShop,
  query: z.object({ ...page, productId: idInAddress.optional() }),
  response: pageOf(StockRow),
})

const Adjustment = z
  .strictObject({
    productId: z.int().positive(),
    variantId: z.int().min(0).optional(),
    /** The counted number of units. */
    count: z.int().min(0).max(MOST_UNITS).optional(),
    /** The number of units that were added, or removed if it is negative. */
    delta: z.int().min(-MOST_UNITS).max(MOST_UNITS).optional(),
    /** The recorded number when counting began: units sold since then are subtracted from the count. */
    seen: z.int().min(0).max(MOST_UNITS).optional(),
  })
  .refine(({ count, delta }) => (count === undefined) !== (delta === undefined), {
    path: ['count'],
    message: 'give either a count or a delta',
    params: { code: 'notAllowed' },
  })

const Adjusted = z
  .object({
    productId: z.int(),
    variantId: z.int(),
    /** `unknown`: there is no such stock. `tooFew`: the result would be below zero; nothing is changed. */
    outcome: z.enum(['adjusted', 'unknown', 'tooFew', 'tooMany']),
    before: z.int().nullable(),
    units: z.int().nullable(),
  })
  .meta({ id: 'StockAdjusted' })

const adjustStock = defineManageEndpoint({
  name: 'adjustStock',
  tag,
  method: 'POST',
  path: `${stock}/adjustments`,
  summary: 'Count or move up to 500 stocks. One answer for each, in their order: a wrong one costs no other',
  access: 'stock:write',
  params: OfShop,
  idempotent: true,
  body: z.strictObject({ adjustments: z.array(Adjustment).min(1).max(500) }),
  example: {
    adjustments: [
      { productId: 1, count: 12, seen: 14 },
      { productId: 2, variantId: 3, delta: -1 },
    ],
  },
  response: z.object({ items: z.array(Adjusted) }),
})

export const stockCalls = { listStock, adjustStock } as const
