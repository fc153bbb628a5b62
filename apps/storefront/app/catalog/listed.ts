import type { Product } from '@store/core'

/** A photo, and the one that hovering shows. */
const PHOTOS = 2
const FACTS = 4

/** What the cards of some templates show besides; with the others it would travel for nobody. */
const SHOWN: Readonly<Record<number, readonly ('dimensions' | 'tagValues')[]>> = {
  // Toys are chosen by age.
  10: ['tagValues'],
  // Furniture draws its measures.
  11: ['dimensions'],
  // Dishes say whether they are hot, and for how many.
  16: ['tagValues'],
}

/**
 * A product as lists hand it over: all that a card, its choices and a quick view show, and no more, since it travels
 * with every page. The rest comes with the product's page, and with what asks for it by id (`useFreshProducts`).
 */
export function listed(product: Product, template: number): Product {
  const { images, facts, variants, dimensions, tagValues, name } = product
  const shown = SHOWN[template] ?? []
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
