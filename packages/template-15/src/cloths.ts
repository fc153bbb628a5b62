import { useSettings, useShop } from '@store/template-kit'
import type { Settings } from './settings.ts'

/** The shop's own cloth, and that of each category: its name, in yarns that begin one later than its neighbour's. */
export function useCloths(): readonly { readonly id: string; readonly word: string; readonly turn: number }[] {
  const { shop, categories } = useShop()
  const { seed } = useSettings<Settings>()
  const own = { id: SHOP_CLOTH, word: seed || shop.name, turn: 0 }
  return [own, ...categories.map(({ name }, index) => ({ id: clothId(index), word: name, turn: index + 1 }))]
}

export const SHOP_CLOTH = 'cloth'
const clothId = (index: number) => `cloth-${index}`

/** Which cloth of the page a category's things are trimmed with; without one, the shop's. */
export function useClothOf(): (category: { readonly name: string } | null) => string {
  const { categories } = useShop()
  return (category) => {
    const index = categories.findIndex(({ name }) => name === category?.name)
    return index < 0 ? SHOP_CLOTH : clothId(index)
  }
}

/** Yarns that stand out from paper: all but the last, wool. */
const EDGES = 4

/** Which yarn a category's things are edged with; without one, the first. */
export function useEdgeOf(): (category: { readonly name: string } | null) => string {
  const { categories } = useShop()
  return (category) => {
    const index = categories.findIndex(({ name }) => name === category?.name)
    return `var(--yarn-${Math.max(0, index) % EDGES})`
  }
}
