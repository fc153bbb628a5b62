import type { Category, ShopEvent } from '@store/core'

/** The page a browser has shown: its path below the shop's, as the address bar has it, and the category it lists. */
export type PageShown = { readonly path: string; readonly category: string | null }

const event = (name: ShopEvent['name'], ids: Partial<ShopEvent> = {}): ShopEvent => ({
  ...{ name, productId: null, categoryId: null },
  ...ids,
})

/** C4: what a page that is shown says of a visitor's way through the shop. Nothing says who that was. */
export function eventsOfPage(
  { path, category }: PageShown,
  categories: readonly Pick<Category, 'id' | 'name'>[],
): readonly ShopEvent[] {
  const shown = event('visitedPage')
  const [, catalog, slug] = /^\/(productos)(?:\/([^/]+))?\/?$/.exec(path.slice(0, MAX_PATH)) ?? []
  if (!catalog) return [shown]
  if (slug) {
    // Of a slug only the number at its end counts.
    const productId = Number(/(?:^|-)([1-9]\d{0,9})$/.exec(slug)?.[1] ?? 0)
    return productId > 0 ? [shown, event('viewedProduct', { productId })] : [shown]
  }
  const chosen = categories.find(({ name }) => name === category)
  return [...[shown, event('visitedCatalog')], ...(chosen ? [event('choseCategory', { categoryId: chosen.id })] : [])]
}

/** Longer than the address of any page. */
export const MAX_PATH = 1000
