import { pictureFacts } from '@store/api-client/contract'
import { type Fact, type Image, type Option, PRODUCT_STATUSES, type Product } from '@store/core'
import * as z from 'zod'
import type { FieldsOf } from '../database/query.ts'
import type { StoredVariant } from './schema.ts'
import type { StockKey } from './store/stock.ts'

/** Schemas of the JSON that a product keeps in its columns. */

const ImageJson = z.object({
  src: z.string(),
  alt: z.string().nullable(),
} satisfies FieldsOf<Omit<Image, 'facts'>>)

/** With the measured facts of the picture, for pages. */
export const ShownImageJson = ImageJson.extend({ facts: pictureFacts.optional() })

export const OptionJson = z.object({ name: z.string(), values: z.array(z.string()) } satisfies FieldsOf<Option>)

export const StoredVariantJson = z.object({
  id: z.string(),
  values: z.array(z.string()),
  enabled: z.boolean(),
  price: z.int(),
  compareAt: z.int().nullable(),
  sku: z.string().nullable(),
  barcode: z.string().optional(),
} satisfies FieldsOf<StoredVariant>)

export const FactJson = z.object({ name: z.string(), value: z.string() } satisfies FieldsOf<Fact>)

export const DimensionsJson = z.object({
  length: z.number().nullable(),
  width: z.number().nullable(),
  height: z.number().nullable(),
  weight: z.string().nullable(),
} satisfies FieldsOf<NonNullable<Product['dimensions']>>)

export const ProductMessageJson = z.object({
  label: z.string(),
  required: z.boolean(),
} satisfies FieldsOf<NonNullable<Product['message']>>)

export const ConditionColumn = z.enum(['new', 'used'] as const satisfies readonly Product['condition'][])

/** The key of a stock row: a product, or one of its variants. */
export const StockKeyRow = z.object({ productId: z.int(), variantId: z.int() } satisfies FieldsOf<StockKey>)

/** The fields of a variant that every query of a product reads. */
export const VariantFields = {
  values: z.array(z.string()),
  price: z.int(),
  compareAt: z.int().nullable(),
  saleEnds: z.string().nullable(),
  sku: z.string().nullable(),
  barcode: z.string().nullable(),
  enabled: z.boolean(),
  units: z.int(),
}

/**
 * The fields of a product as its merchant edits it, or as an archive carries it; each query adds its own form of the
 * variants.
 */
export const ProductFields = {
  reference: z.string(),
  name: z.string(),
  summary: z.string().nullable(),
  description: z.string().nullable(),
  price: z.int().nullable(),
  compareAt: z.int().nullable(),
  saleEnds: z.string().nullable(),
  options: z.array(OptionJson),
  units: z.int(),
  sold: z.int(),
  active: z.boolean(),
  status: z.enum(PRODUCT_STATUSES),
  featured: z.boolean(),
  freeShipping: z.boolean(),
  condition: ConditionColumn,
  category: z.string().nullable(),
  subcategory: z.string().nullable(),
  images: z.array(ImageJson),
  sku: z.string().nullable(),
  barcode: z.string().nullable(),
  lowAt: z.int().nullable(),
  seoTitle: z.string().nullable(),
  seoDescription: z.string().nullable(),
  brand: z.string().nullable(),
  warranty: z.string().nullable(),
  dimensions: DimensionsJson.nullable(),
  supplier: z.string().nullable(),
  maxQuantity: z.int().nullable(),
  message: ProductMessageJson.nullable(),
  position: z.int(),
}
