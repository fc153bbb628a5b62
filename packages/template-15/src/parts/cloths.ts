import { useSettings, useShop } from '@store/template-kit'
import type { Settings } from '../settings.ts'

/** The patterns of a page: the shop's, and one for each category, made from its name with shifted yarns. */
export function useCloths(): readonly { readonly id: string; readonly word: string; readonly shift: number }[] {
  const { shop, categories } = useShop()
  const { seed } = useSettings<Settings>()
  const own = { id: SHOP_CLOTH, word: seed || shop.name, shift: 0 }
  return [own, ...categories.map(({ name }, index) => ({ id: clothId(index), word: name, shift: index + 1 }))]
}

export const SHOP_CLOTH = 'cloth'
const clothId = (index: number) => `cloth-${index}`

/** The id of the pattern for a category's products; without a category, the shop's. */
export function useClothOf(): (category: { readonly name: string } | null) => string {
  const { categories } = useShop()
  return (category) => {
    const index = categories.findIndex(({ name }) => name === category?.name)
    return index < 0 ? SHOP_CLOTH : clothId(index)
  }
}

/** Yarns with enough contrast to paper: all but the last, wool. */
const EDGES = 4

/** The yarn, as a custom property, for the edges of a category's products; without a category, the first. */
export function useEdgeOf(): (category: { readonly name: string } | null) => string {
  const { categories } = useShop()
  return (category) => {
    const index = categories.findIndex(({ name }) => name === category?.name)
    return `var(--yarn-${Math.max(0, index) % EDGES})`
  }
}
