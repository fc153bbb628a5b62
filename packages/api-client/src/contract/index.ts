import { checkProducts } from './cart.ts'
import { listBranches, listCategories, listSubcategories } from './categories.ts'
import { listCities } from './cities.ts'
import { listDiscounts } from './discounts.ts'
import { findOrder, getPlacedOrder, placeOrder, quoteOrder } from './orders.ts'
import { getPolicies } from './policies.ts'
import { getProduct, getProductDescription, listProducts } from './products.ts'
import { countView, getLogo, getShop } from './shops.ts'
import { resolveShop } from './templates.ts'

/** Every call of the services: the table of contents. */
export const endpoints = {
  resolveShop,
  getShop,
  getLogo,
  countView,
  listCategories,
  listSubcategories,
  listBranches,
  getPolicies,
  listDiscounts,
  listCities,
  listProducts,
  getProduct,
  getProductDescription,
  checkProducts,
  placeOrder,
  quoteOrder,
  findOrder,
  getPlacedOrder,
} as const

export type Endpoints = typeof endpoints
export type EndpointName = keyof Endpoints

export {
  type CallInput,
  type Decoding,
  decodeInput,
  decodeOutput,
  type Endpoint,
  encodeInput,
  encodeOutput,
  type Input,
  type Issue,
  type Output,
} from './endpoint.ts'
export { encodeFailure, type FailureBody, failureBody, isFailureBody } from './envelope.ts'
export type { QuoteRequest } from './order-draft.ts'
export type { ResolvedShop } from './templates.ts'
