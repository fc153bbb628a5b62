import type { Category } from '@store/core'

/**
 * Page numbers of the shop as a magazine: contents, then two pages for each category, then offers, cart, orders,
 * articles and policies.
 */
export function pageNumbersFor(categories: readonly Category[]) {
  const pageOf = (name: string | null | undefined) => {
    const index = categories.findIndex((category) => category.name === name)
    return index < 0 ? 2 : 4 + 2 * index
  }
  const after = 4 + 2 * categories.length
  return {
    home: 1,
    /** The list of all products is page 2. Each category begins on an even (left-hand) page. */
    category: pageOf,
    /** A product has the odd page after that of its category. */
    product: (category: { readonly name: string } | null) => pageOf(category?.name) + 1,
    offers: after,
    bag: after + 2,
    checkout: after + 3,
    orders: after + 4,
    /** An article has the page after this one. */
    letters: after + 6,
    contact: after + 8,
    /** Each policy has the page after the one before. */
    policies: after + 9,
  }
}
