import type { Category, Product } from '@store/core'

/** `count`: the number of all products of the group, on other pages too; null if unknown. */
export type Group = { readonly name: string; readonly count: number | null; readonly products: readonly Product[] }

/** Products by category, in the shop's order; products without a category come last, without a name. */
export function groupsOf(
  products: readonly Product[],
  categories: readonly Pick<Category, 'name' | 'count'>[],
): readonly Group[] {
  const nameOf = ({ category }: Product) => categories.find(({ name }) => name === category?.name)?.name ?? ''
  return [...categories, { name: '', count: null }]
    .map(({ name, count }) => ({ name, count, products: products.filter((product) => nameOf(product) === name) }))
    .filter((group) => group.products.length > 0)
}

/** Products by first letter, in their order; digits and signs under `#`. */
export function lettersOf(products: readonly Product[]): readonly Group[] {
  const groups: (Group & { readonly products: Product[] })[] = []
  for (const product of products) {
    const [letter = '#'] = product.name.normalize('NFD').toUpperCase()
    const name = /\p{L}/u.test(letter) ? letter : '#'
    const last = groups.at(-1)
    if (last?.name === name) last.products.push(product)
    else groups.push({ name, count: null, products: [product] })
  }
  return groups
}
