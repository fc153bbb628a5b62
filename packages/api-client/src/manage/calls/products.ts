import { PRODUCT_LIMITS, PRODUCT_STATUSES } from '@store/core'
import * as z from 'zod'
import { countInAddress, idInAddress, typedIfAny } from '../../contract/fields.ts'
import { moment } from '../../contract/shapes.ts'
import { PRODUCT_SORTS } from '../choices.ts'
import { defineManageEndpoint } from '../endpoint.ts'
import { FieldError } from '../problem.ts'
import { counted, countedPageOf, listOf, nothing, OfShop, OfShopById, page, search, text, yesOrNo } from '../shapes.ts'
import {
  anyProduct,
  ListedProduct,
  NewProduct,
  ProductChange,
  ProductChoices,
  ProductResource,
  ProductStatement,
  WholeProduct,
} from './product-shapes.ts'

const products = '/manage/v1/shops/:shopId/products'
const tag = 'Products'
/** Larger limits, because descriptions are long and variants many. */
const sizes = { maxText: PRODUCT_LIMITS.description, maxEntries: PRODUCT_LIMITS.variants }

const amountInAddress = countInAddress(PRODUCT_LIMITS.amount)

/** The filters of the list of products, and of its file. */
const narrowed = {
  q: search,
  active: yesOrNo.optional(),
  status: z.enum(PRODUCT_STATUSES).optional(),
  /** Only products in the bin. */
  deleted: yesOrNo.optional(),
  /** By name. */
  category: typedIfAny(PRODUCT_LIMITS.text).optional(),
  brand: typedIfAny(PRODUCT_LIMITS.text).optional(),
  /** A value of a filter tag. */
  tag: idInAddress.optional(),
  /** Minimum and maximum price; with variants, of the cheapest one. Products without a price match no range. */
  priceFrom: amountInAddress.optional(),
  priceTo: amountInAddress.optional(),
  /** Changed since this moment, except for its units. */
  changedSince: moment.optional(),
  /** Whether it, or one of its variants, has units. */
  stocked: yesOrNo.optional(),
  photo: yesOrNo.optional(),
  priced: yesOrNo.optional(),
  /** Whether its price is reduced. */
  reduced: yesOrNo.optional(),
  /** Whether its units, or those of a variant that is for sale, are at most its low-stock limit. */
  low: yesOrNo.optional(),
  /** Whether it is among the 20 products on sale that sold most units in the last 30 days. */
  best: yesOrNo.optional(),
}

const listProducts = defineManageEndpoint({
  name: 'listProducts',
  tag,
  method: 'GET',
  path: products,
  summary:
    "Products in the shop's order, for sale or not, without those in the bin; `q` is part of a name, a reference, an SKU or an id",
  access: 'products:read',
  params: OfShop,
  query: z.object({ ...page, ...counted, ...narrowed, sort: z.enum(PRODUCT_SORTS).optional() }),
  response: countedPageOf(ListedProduct),
})

const listBrands = defineManageEndpoint({
  name: 'listBrands',
  tag,
  method: 'GET',
  path: `${products}/brands`,
  summary: "The brands of the shop's products, by name; up to 200",
  access: 'products:read',
  params: OfShop,
  response: listOf(z.string()),
})

const createProduct = defineManageEndpoint({
  name: 'createProduct',
  tag,
  method: 'POST',
  path: products,
  summary: 'Add a product. Prices take `prices:write` as well',
  access: 'products:write',
  params: OfShop,
  ...sizes,
  body: NewProduct,
  example: {
    name: 'Linen shirt',
    category: 'Shirts',
    description: '<p>Cool in summer.</p>',
    price: 120_000_00,
    options: [{ name: 'Size', values: ['M', 'L'] }],
    variants: [
      { values: ['M'], units: 3 },
      { values: ['L'], units: 2, price: 125_000_00 },
    ],
  },
  response: ProductResource,
  status: 201,
})

const getProduct = defineManageEndpoint({
  name: 'getProduct',
  tag,
  method: 'GET',
  path: `${products}/:id`,
  summary: 'A product, with all that can be edited of it',
  access: 'products:read',
  params: OfShopById,
  response: ProductResource,
})

const setProduct = defineManageEndpoint({
  name: 'setProduct',
  tag,
  method: 'PUT',
  path: `${products}/:id`,
  summary: 'Set a product as a whole: what is not said of it, it has not. Its units and its reference stay',
  access: 'products:write',
  params: OfShopById,
  revision: true,
  ...sizes,
  body: WholeProduct,
  example: { name: 'Wool hat', price: 60_000_00, category: 'Hats' },
  response: ProductResource,
})

const changeProduct = defineManageEndpoint({
  name: 'changeProduct',
  tag,
  method: 'PATCH',
  path: `${products}/:id`,
  summary: 'Change what is given of a product and leave the rest. Prices take `prices:write` as well',
  access: 'products:write',
  params: OfShopById,
  revision: true,
  ...sizes,
  body: ProductChange,
  example: { price: 54_000_00, compareAt: 60_000_00, active: true },
  response: ProductResource,
})

const deleteProduct = defineManageEndpoint({
  name: 'deleteProduct',
  tag,
  method: 'DELETE',
  path: `${products}/:id`,
  summary:
    'Put a product into the bin, from where it can be restored for 30 days; one that is there already is deleted for good. Orders keep what they say of it',
  access: 'products:write',
  params: OfShopById,
  revision: true,
  response: nothing,
})

const setProductVariants = defineManageEndpoint({
  name: 'setProductVariants',
  tag,
  method: 'PUT',
  path: `${products}/:id/variants`,
  summary:
    'Set the options of a product and all its variants, in their order. Units of variants that stay do not change (`adjustStock`)',
  access: 'products:write',
  params: OfShopById,
  revision: true,
  ...sizes,
  body: ProductChoices,
  example: {
    options: [{ name: 'Size', values: ['M', 'L'] }],
    variants: [{ values: ['M'] }, { values: ['L'], price: 125_000_00, units: 4 }],
  },
  response: ProductResource,
})

const restoreProduct = defineManageEndpoint({
  name: 'restoreProduct',
  tag,
  method: 'POST',
  path: `${products}/:id/restore`,
  summary: 'Take a product out of the bin, as it was',
  access: 'products:write',
  params: OfShopById,
  response: ProductResource,
})

const duplicateProduct = defineManageEndpoint({
  name: 'duplicateProduct',
  tag,
  method: 'POST',
  path: `${products}/:id/duplicate`,
  summary: 'Copy a product, as a draft without units. Prices take `prices:write` as well',
  access: 'products:write',
  params: OfShopById,
  response: ProductResource,
  status: 201,
})

const OfReference = OfShop.extend({ reference: text(PRODUCT_LIMITS.text) })

const getProductByReference = defineManageEndpoint({
  name: 'getProductByReference',
  tag,
  method: 'GET',
  path: `${products}/by-reference/:reference`,
  summary: 'A product by the reference that another system knows it by',
  access: 'products:read',
  params: OfReference,
  response: ProductResource,
})

const setProductByReference = defineManageEndpoint({
  name: 'setProductByReference',
  tag,
  method: 'PUT',
  path: `${products}/by-reference/:reference`,
  summary:
    'Add or change the product of a reference. What is not said stays; saying the same again changes nothing, neither edits by hand nor units that were sold since. `If-Match: *` for whatever it is, or is not yet',
  access: 'products:write',
  params: OfReference,
  revision: true,
  ...sizes,
  body: ProductStatement,
  example: { name: 'Wool hat', price: 60_000_00, units: 12 },
  response: ProductResource,
})

const SavedProduct = z
  .object({
    reference: z.string().nullable(),
    outcome: z.enum(['created', 'updated', 'unchanged', 'refused']),
    id: z.int().nullable(),
    /** Why it was refused, in one English sentence. */
    reason: z.string().nullable(),
    errors: z.array(FieldError),
  })
  .meta({ id: 'SavedProduct' })

const saveProducts = defineManageEndpoint({
  name: 'saveProducts',
  tag,
  method: 'POST',
  path: `${products}/batch`,
  summary:
    'Add or change up to 100 products by their references, each as `setProductByReference` does. One answer for each, in their order: a wrong one costs no other',
  access: 'products:write',
  params: OfShop,
  maxText: 1_000_000,
  maxEntries: 10_000,
  body: z.strictObject({ products: z.array(anyProduct).min(1).max(100) }),
  example: {
    products: [
      { reference: 'WH', name: 'Wool hat', price: 60_000_00, units: 12 },
      { reference: 'LS', active: false },
    ],
  },
  response: z.object({ items: z.array(SavedProduct) }),
})

const exportProducts = defineManageEndpoint({
  name: 'exportProducts',
  tag,
  method: 'GET',
  path: '/manage/v1/shops/:shopId/products.csv',
  summary:
    'Products for a spreadsheet, in the columns of Shopify: a variant or a further picture a row. Every product outside the bin, or those that `listProducts` answers to the same query',
  access: 'exports:make',
  params: OfShop,
  query: z.object(narrowed),
  answers: 'text/csv',
  response: nothing,
})

export const productCalls = {
  listProducts,
  listBrands,
  createProduct,
  saveProducts,
  getProductByReference,
  setProductByReference,
  getProduct,
  setProduct,
  changeProduct,
  setProductVariants,
  deleteProduct,
  restoreProduct,
  duplicateProduct,
  exportProducts,
} as const
