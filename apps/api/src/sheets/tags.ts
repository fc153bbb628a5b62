import type { ReadProduct } from './format.ts'

/** Tags in the file that the shop does not have: the number of products, and some examples. */
export type TagsLeftOut = { readonly products: number; readonly examples: readonly string[] }

const MOST_EXAMPLES = 5

/**
 * In a file that groups its products by tags only, each product's most common tag becomes its category. Other tags are left
 * out: merchants write dozens, and filters should have few (`feria tags`).
 */
export function groupedByTags(products: readonly ReadProduct[]): {
  readonly products: readonly ReadProduct[]
  readonly leftOut: TagsLeftOut | null
} {
  const counts = new Map<string, number>()
  for (const { tags = [] } of products) for (const tag of tags) counts.set(tag, (counts.get(tag) ?? 0) + 1)
  const grouped = products.some(({ draft }) => draft.category !== null)
  const left = new Set<string>()
  let withTags = 0
  const read = products.map((product) => {
    const tags = product.tags ?? []
    const [category = null] = grouped ? [] : tags.toSorted((a, b) => (counts.get(b) ?? 0) - (counts.get(a) ?? 0))
    const others = tags.filter((tag) => tag !== category)
    if (others.length > 0) withTags++
    for (const tag of others) left.add(tag)
    return category === null ? product : { ...product, draft: { ...product.draft, category } }
  })
  return {
    products: read,
    leftOut: withTags > 0 ? { products: withTags, examples: [...left].slice(0, MOST_EXAMPLES) } : null,
  }
}
