import * as z from 'zod'
import { countInAddress, idInAddress } from '../../contract/fields.ts'
import { moment } from '../../contract/shapes.ts'
import { STOCK_REASONS } from '../choices.ts'
import { defineManageEndpoint } from '../endpoint.ts'
import { OfShop, OfShopById, page, pageOf, search } from '../shapes.ts'

const stock = '/manage/v1/shops/:shopId/stock'
const tag = 'Stock'
const MOST_UNITS = 1_000_000
/** Rows of one count: a shelf or a whole small shop. */
const MOST_COUNTED = 2_000

const keyFields = {
  productId: z.int(),
  /** 0: a product without variants. */
  variantId: z.int(),
}

/** Units of a product, or of one of its variants. */
const StockRow = z
  .object({
    ...keyFields,
    reference: z.string(),
    name: z.string(),
    values: z.array(z.string()),
    sku: z.string().nullable(),
    barcode: z.string().nullable(),
    /** The product's low-stock limit. */
    lowAt: z.int().nullable(),
    /** The address of its picture. */
    image: z.string().nullable(),
    units: z.int(),
    /** Ever, and in the last 30 days. */
    sold: z.int(),
    soldLately: z.int(),
    /** For how many days the stock lasts at the rate of the last 30; null: none was sold. */
    daysLeft: z.int().nullable(),
  })
  .meta({ id: 'StockRow' })

const listStock = defineManageEndpoint({
  name: 'listStock',
  tag,
  method: 'GET',
  path: stock,
  summary:
    'Units of everything that can be bought. `view`: `out` none is left, `low` as few as the product’s low mark says, or without one, they last two weeks at most, `idle` there are some and none was sold in 30 days',
  access: 'products:read',
  params: OfShop,
  query: z.object({
    ...page,
    productId: idInAddress.optional(),
    q: search,
    view: z.enum(['out', 'low', 'idle']).optional(),
  }),
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
    ...keyFields,
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
  body: z.strictObject({
    adjustments: z.array(Adjustment).min(1).max(500),
    reason: z.enum(STOCK_REASONS).optional(),
  }),
  example: {
    adjustments: [
      { productId: 1, count: 12, seen: 14 },
      { productId: 2, variantId: 3, delta: -1 },
    ],
    reason: 'count',
  },
  response: z.object({ items: z.array(Adjusted) }),
})

const StockMovement = z
  .object({
    id: z.int(),
    at: moment,
    /** Negative: removed. */
    units: z.int(),
    /** The order that they were sold in or returned from. */
    orderNumber: z.int().nullable(),
    reason: z.enum(STOCK_REASONS).nullable(),
    /** Who changed them manually. */
    who: z.string().nullable(),
  })
  .meta({ id: 'StockMovement' })

const listStockMovements = defineManageEndpoint({
  name: 'listStockMovements',
  tag,
  method: 'GET',
  path: `${stock}/movements`,
  summary:
    'Every change of the units of a product (`variantId` 0 or left out) or of one of its variants, the newest first',
  access: 'products:read',
  params: OfShop,
  query: z.object({ ...page, productId: idInAddress, variantId: countInAddress(2_147_483_647).optional() }),
  response: pageOf(StockMovement),
})

const CountedRow = z.object({
  ...keyFields,
  name: z.string(),
  values: z.array(z.string()),
  /** The counted number, and the number recorded at that time. */
  counted: z.int(),
  seen: z.int(),
  /**
   * The recorded number now, and after applying the count: units that moved since the count are included. Null: the product
   * is deleted.
   */
  units: z.int().nullable(),
  after: z.int().nullable(),
})

const StockCount = z
  .object({
    id: z.int(),
    /** `open`: counted, and not applied yet. */
    state: z.enum(['open', 'applied', 'dropped']),
    who: z.string(),
    createdAt: moment,
    appliedAt: moment.nullable(),
    /** Differing ones, and those that have moved since they were counted, come first. */
    rows: z.array(CountedRow),
  })
  .meta({ id: 'StockCount' })

const createStockCount = defineManageEndpoint({
  name: 'createStockCount',
  tag,
  method: 'POST',
  path: `${stock}/counts`,
  summary: 'Hand in what was counted, also if it was counted without a connection. Units change once it is applied',
  access: 'stock:write',
  params: OfShop,
  maxEntries: MOST_COUNTED,
  body: z.strictObject({
    rows: z
      .array(
        z.strictObject({
          productId: z.int().positive(),
          variantId: z.int().min(0),
          counted: z.int().min(0).max(MOST_UNITS),
          /** The recorded number when it was counted. */
          seen: z.int().min(0).max(2_147_483_647),
        }),
      )
      .min(1)
      .max(MOST_COUNTED),
  }),
  example: { rows: [{ productId: 77, variantId: 0, counted: 11, seen: 12 }] },
  response: StockCount,
  status: 201,
})

const getStockCount = defineManageEndpoint({
  name: 'getStockCount',
  tag,
  method: 'GET',
  path: `${stock}/counts/:id`,
  summary: 'A count, with what is recorded now and what it would become',
  access: 'products:read',
  params: OfShopById,
  response: StockCount,
})

const endStockCount = defineManageEndpoint({
  name: 'endStockCount',
  tag,
  method: 'POST',
  path: `${stock}/counts/:id/end`,
  summary: 'Apply a count, or drop it. Units that were sold since they were counted stay sold',
  access: 'stock:write',
  params: OfShopById,
  idempotent: true,
  body: z.strictObject({ apply: z.boolean() }),
  example: { apply: true },
  response: StockCount,
})

export const stockCalls = {
  listStock,
  adjustStock,
  listStockMovements,
  createStockCount,
  getStockCount,
  endStockCount,
} as const
