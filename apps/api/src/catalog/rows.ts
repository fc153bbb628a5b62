import type { Fact, Image, Option, Product } from '@store/core'
import * as z from 'zod'
import type { FieldsOf } from '../database/query.ts'
import type { StoredVariant } from './schema.ts'
import type { StockKey } from './store/stock.ts'

/** Schemas of the JSON that a product keeps in its columns. */

export const ImageJson = z.object({ src: z.string(), alt: z.string().nullable() } satisfies FieldsOf<Image>)

export const OptionJson = z.object({ name: z.string(), values: z.array(z.string()) } satisfies FieldsOf<Option>)

export const StoredVariantJson = z.object({
  id: z.string(),
  values: z.array(z.string()),
  enabled: z.boolean(),
  price: z.int(),
  compareAt: z.int().nullable(),
  sku: z.string().nullable(),
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

/** What is counted of its own: a product, or one of its variants. */
export const StockKeyRow = z.object({ productId: z.int(), variantId: z.int() } satisfies FieldsOf<StockKey>)
