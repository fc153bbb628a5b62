import type { Article, FullArticle, Product, SafeHtml } from '@store/core'
import * as z from 'zod'
import { amount, pictureFacts, textOrNull } from '../shapes.ts'

const text = z.string()
const amountOrNull = amount.nullable()

const variant = z.object({
  id: text,
  values: z.array(text),
  enabled: z.boolean(),
  price: amount,
  compareAt: amountOrNull,
  units: z.int(),
  sku: textOrNull,
  barcode: text.optional(),
})

/** A product in the domain's form. */
export const product = z.object({
  id: z.int(),
  slug: text,
  name: text,
  price: amountOrNull,
  compareAt: amountOrNull,
  promotion: z.object({ percent: z.number() }).nullable(),
  options: z.array(z.object({ name: text, values: z.array(text) })),
  variants: z.array(variant),
  units: z.int(),
  active: z.boolean(),
  featured: z.boolean(),
  freeShipping: z.boolean(),
  condition: z.enum(['new', 'used']),
  summary: textOrNull,
  images: z.array(z.object({ src: text, alt: textOrNull, facts: pictureFacts.optional() })),
  category: z.object({ id: z.int().nullable(), name: text }).nullable(),
  subcategoryId: z.int().nullable(),
  sku: textOrNull,
  barcode: text.optional(),
  brand: textOrNull,
  warranty: textOrNull,
  dimensions: z
    .object({
      length: z.number().nullable(),
      width: z.number().nullable(),
      height: z.number().nullable(),
      weight: textOrNull,
    })
    .nullable(),
  facts: z.array(z.object({ name: text, value: text })),
  supplier: textOrNull,
  tagValues: z.array(z.int()),
  maxQuantity: z.int().nullable(),
  message: z.object({ label: text, required: z.boolean() }).nullable(),
  seoTitle: text.optional(),
  seoDescription: text.optional(),
}) satisfies z.ZodType<Product>

export const safeHtml = z.custom<SafeHtml>((value) => typeof value === 'string')

export const article = z.object({
  id: z.int(),
  slug: text,
  title: text,
  author: textOrNull,
  summary: textOrNull,
  image: textOrNull,
  publishedAt: textOrNull,
  updatedAt: textOrNull,
}) satisfies z.ZodType<Article>

export const fullArticle = article.extend({
  body: safeHtml,
  seoTitle: text.optional(),
  seoDescription: text.optional(),
}) satisfies z.ZodType<FullArticle>
