import { type Article, FIELD_LIMITS, type Product, type SafeHtml } from '@store/core'
import * as z from 'zod'
import { defineEndpoint } from '../endpoint.ts'
import { countInAddress, idInAddress } from '../fields.ts'
import { article, product, safeHtml } from './product.ts'

/** The maximum number of entries of a list; 0: the page does not show it. */
const most = countInAddress(50)

/** The products and articles of a home page. */
export type HomeParts = {
  /** In the merchant's order. */
  readonly products: readonly Product[]
  /** Products with a reduced price. */
  readonly promotions: readonly Product[]
  readonly bestSellers: readonly Product[]
  /** Newest first. */
  readonly articles: readonly Article[]
}
const homeParts: z.ZodType<HomeParts> = z.object({
  products: z.array(product),
  promotions: z.array(product),
  bestSellers: z.array(product),
  articles: z.array(article),
})

/** Ours. Everything that a home page shows, in one request, with a maximum for each list. */
const getHome = defineEndpoint({
  name: 'getHome',
  tag: 'Storefront',
  method: 'GET',
  path: '/storefront/v1/home',
  summary: 'Products, promotions, best sellers and articles of a home page',
  query: z.object({ shopId: idInAddress, products: most, promotions: most, bestSellers: most, articles: most }),
  response: homeParts,
  open: false,
})

/** Everything that a product's page shows. */
export type ProductParts = {
  readonly product: Product
  readonly description: SafeHtml | null
  /** Other products of its category, in the merchant's order; empty for a product without one. */
  readonly related: readonly Product[]
}
const productParts: z.ZodType<ProductParts> = z.object({
  product,
  description: safeHtml.nullable(),
  related: z.array(product),
})

/** Ours. Everything that a product's page shows, in one request; null: the shop has no such product. */
const getProductPage = defineEndpoint({
  name: 'getProductPage',
  tag: 'Storefront',
  method: 'GET',
  path: '/storefront/v1/products/:slug',
  summary: 'A product with its description and others of its category',
  params: z.object({ slug: z.string().min(1).max(FIELD_LIMITS.slug) }),
  query: z.object({ shopId: idInAddress, related: most }),
  response: productParts,
  open: false,
  nullOn: [404],
})

export const pageCalls = { getHome, getProductPage } as const
