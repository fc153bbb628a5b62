import { describedFacts, type EditableProduct, formatAmount, type MoneyStyle, type SafeHtml } from '@store/core'
import type { Values } from '#app/drafts/values.ts'

const said = (value: string | number | null | undefined): readonly string[] =>
  value === null || value === undefined || value === '' ? [] : [String(value)]
const on = (value: boolean): readonly string[] => (value ? ['on'] : [])

/** A product as its form shows it. Facts are rows of their own there; in the product they are the first lines of its description. */
export function valuesOf(product: EditableProduct, money: MoneyStyle): Values {
  const { facts, rest } = describedFacts(product.description as SafeHtml | null)
  const { dimensions, message } = product
  const amount = (hundredths: number | null) => said(hundredths === null ? null : formatAmount(hundredths, money))
  return {
    name: said(product.name),
    image: product.images.map(({ src }) => src),
    alt: product.images.map(({ alt }) => alt ?? ''),
    ...(product.options.length === 0 && {
      price: amount(product.price),
      compareAt: amount(product.compareAt),
      units: said(product.units),
      unitsSeen: said(product.units),
      barcode: said(product.barcode),
    }),
    ...{ category: said(product.category), subcategory: said(product.subcategory), brand: said(product.brand) },
    ...{ description: said(rest), summary: said(product.summary) },
    factName: facts.map(({ name }) => name),
    factValue: facts.map(({ value }) => value),
    tag: product.tags.map(String),
    ...{ condition: said(product.condition), warranty: said(product.warranty), supplier: said(product.supplier) },
    ...{ lowAt: said(product.lowAt), seoTitle: said(product.seoTitle), seoDescription: said(product.seoDescription) },
    ...{ sku: said(product.sku), maxQuantity: said(product.maxQuantity) },
    ...{ length: said(dimensions?.length), width: said(dimensions?.width), height: said(dimensions?.height) },
    ...{ weight: said(dimensions?.weight), messageLabel: said(message?.label) },
    ...{ messageRequired: on(message?.required ?? false), freeShipping: on(product.freeShipping) },
    featured: on(product.featured),
  }
}

/** Of a product that is not there yet, in the category and of the brand of the one before it. */
export const newValues = (category: string, brand: string): Values => ({
  ...{ category: said(category), brand: said(brand), condition: ['new'], units: ['1'] },
})
