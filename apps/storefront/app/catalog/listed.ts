import type { Product } from '@store/core'
import type { ListField } from '@store/template-kit/manifest'

/** A photo, and the one that hovering shows. */
const PHOTOS = 2
const FACTS = 4

/**
 * A product as lists hand it over: all that a card, its choices and a quick view show, and no more, since it travels
 * with every page. The rest comes with the product's page, and with what asks for it by id (`useFreshProducts`).
 * `shown`: what the template's cards show besides.
 */
export function listed(product: Product, shown: readonly ListField[]): Product {
  const { images, facts, variants, dimensions, tagValues, name } = product
  return {
    ...product,
    // A photo without words of its own is called by the product's name.
    images: images.slice(0, PHOTOS).map((image) => (image.alt === name ? { ...image, alt: null } : image)),
    facts: facts.slice(0, FACTS),
    variants: variants.map((variant) => ({ ...variant, sku: null })),
    // Elsewhere only what says nothing else of itself is known by its measures.
    dimensions: facts.length === 0 || shown.includes('dimensions') ? dimensions : null,
    tagValues: shown.includes('tagValues') ? tagValues : [],
    subcategoryId: null,
  }
}
