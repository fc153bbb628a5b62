import type { Category } from '@store/core'

/** Page numbers of the issue: contents, categories on the left-hand pages, then offers, bag, orders, letters and the small print. */
export function foliosFor(categories: readonly Category[]) {
  const pageOf = (name: string | null | undefined) => {
    const index = categories.findIndex((category) => category.name === name)
    return index < 0 ? 2 : 4 + 2 * index
  }
  const after = 4 + 2 * categories.length
  return {
    home: 1,
    /** The whole catalogue is page 2; every category has its own. */
    category: pageOf,
    /** A product faces the page of its category. */
    product: (category: { readonly name: string } | null) => pageOf(category?.name) + 1,
    offers: after,
    bag: after + 2,
    checkout: after + 3,
    orders: after + 4,
    /** An article faces the page of the letters. */
    letters: after + 6,
    contact: after + 8,
    /** Each policy has the next page. */
    policies: after + 9,
  }
}
