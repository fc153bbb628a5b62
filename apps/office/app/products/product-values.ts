import { describedFacts, type EditableProduct, formatAmount, type MoneyStyle, type SafeHtml } from '@store/core'
import type { Values } from '#app/drafts/values.ts'

const textsOf = (value: string | number | null | undefined): readonly string[] =>
  value === null || value === undefined || value === '' ? [] : [String(value)]
const on = (value: boolean): readonly string[] => (value ? ['on'] : [])

/** A product as its form shows it. Facts are separate rows; in the product they are the first lines of the description. */
export function valuesOf(product: EditableProduct, money: MoneyStyle): Values {
  const { facts, rest } = describedFacts(product.description as SafeHtml | null)
  const { dimensions, message } = product
  const amount = (hundredths: number | null) => textsOf(hundredths === null ? null : formatAmount(hundredths, money))
  return {
    name: textsOf(product.name),
    image: product.images.map(({ src }) => src),
    alt: product.images.map(({ alt }) => alt ?? ''),
    ...(product.options.length === 0 && {
      price: amount(product.price),
      compareAt: amount(product.compareAt),
      units: textsOf(product.units),
      unitsSeen: textsOf(product.units),
      barcode: textsOf(product.barcode),
    }),
    category: textsOf(product.category),
    subcategory: textsOf(product.subcategory),
    taxId: textsOf(product.taxId),
    brand: textsOf(product.brand),
    description: textsOf(rest),
    summary: textsOf(product.summary),
    factName: facts.map(({ name }) => name),
    factValue: facts.map(({ value }) => value),
    tag: product.tags.map(String),
    condition: textsOf(product.condition),
    warranty: textsOf(product.warranty),
    supplier: textsOf(product.supplier),
    lowAt: textsOf(product.lowAt),
    seoTitle: textsOf(product.seoTitle),
    seoDescription: textsOf(product.seoDescription),
    sku: textsOf(product.sku),
    maxQuantity: textsOf(product.maxQuantity),
    length: textsOf(dimensions?.length),
    width: textsOf(dimensions?.width),
    height: textsOf(dimensions?.height),
    weight: textsOf(dimensions?.weight),
    messageLabel: textsOf(message?.label),
    messageRequired: on(message?.required ?? false),
    freeShipping: on(product.freeShipping),
    featured: on(product.featured),
  }
}

/** The values of a new product, with the category and brand of the previous one. */
export const newValues = (category: string, brand: string): Values => ({
  category: textsOf(category),
  brand: textsOf(brand),
  condition: ['new'],
  units: ['1'],
})
