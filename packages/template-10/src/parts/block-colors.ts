import type { Product } from '@store/core'
import { useShop } from '@store/template-kit'

/** The number of block colours: `data-block` is 1 to 6 (`styles/tokens.css`). */
const COUNT = 6

/** A number that depends on the name alone, so that a product always has the same drawing and colour. */
export const seedOf = (name: string): number =>
  [...name].reduce((seed, letter) => (seed * 31 + (letter.codePointAt(0) ?? 0)) % 9973, 7)

/** The colour for an index from 0; after the last colour comes the first again. */
export const blockAt = (index: number): number => (Math.max(0, index) % COUNT) + 1

/** The colour of a category depends on its position; without a category it depends on the name. */
export function useBlockColors(): {
  readonly ofCategory: (name: string) => number
  readonly ofProduct: (product: Pick<Product, 'name' | 'category'>) => number
  readonly ofName: (name: string) => number
} {
  const { categories } = useShop()
  const ofName = (name: string) => blockAt(seedOf(name))
  const ofCategory = (name: string) => {
    const at = categories.findIndex((category) => category.name === name)
    return at < 0 ? ofName(name) : blockAt(at)
  }
  return {
    ofCategory,
    ofName,
    ofProduct: ({ name, category }) => (category ? ofCategory(category.name) : ofName(name)),
  }
}
