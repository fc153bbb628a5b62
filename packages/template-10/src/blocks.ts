import type { Product } from '@store/core'
import { useShop } from '@store/template-kit'

/** There are six colours of blocks: `data-block` is 1 to 6 (styles/tokens.css). */
const COUNT = 6

/** The same name always gets the same form, the same colour. */
export const seedOf = (name: string): number =>
  [...name].reduce((seed, letter) => (seed * 31 + (letter.codePointAt(0) ?? 0)) % 9973, 7)

/** The blocks' colours in turn, from 0. */
export const blockAt = (index: number): number => (Math.max(0, index) % COUNT) + 1

/** A category keeps its colour everywhere; what has none takes one by its name. */
export function useBlocks(): {
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
