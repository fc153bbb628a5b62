import type { Product } from '@store/core'
import type { ListField } from '@store/template-kit/manifest'

/** The photo of a card, and the one shown on hover. */
const PHOTOS = 2
const FACTS = 4

/**
 * A product reduced to what lists need: all that a card, its options and a quick view show, because lists are part of
 * every page's size. The rest is on the product's page, or fetched by id (`useFreshProducts`).
 * `shown`: additional fields that the template's cards show.
 */
export function listed(product: Product, shown: readonly ListField[]): Product {
  const { barcode: _, seoTitle: __, seoDescription: ___, ...fields } = product
  const { images, facts, variants, dimensions, tagValues, name } = fields
  return {
    ...fields,
    // An `alt` equal to the product's name is sent as null; the page then uses the name.
    images: images.slice(0, PHOTOS).map((image) => (image.alt === name ? { ...image, alt: null } : image)),
    facts: facts.slice(0, FACTS),
    variants: variants.map(({ barcode: _, ...variant }) => ({ ...variant, sku: null })),
    // Other templates show measures only for products without any other fact.
    dimensions: facts.length === 0 || shown.includes('dimensions') ? dimensions : null,
    tagValues: shown.includes('tagValues') ? tagValues : [],
    subcategoryId: null,
  }
}
