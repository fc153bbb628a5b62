import type { Category, ShopEvent } from '@store/core'

/** A page that a browser has shown: its path below the mount, and the category of a list. */
export type PageShown = { readonly path: string; readonly category: string | null }

const event = (name: ShopEvent['name'], ids: Partial<ShopEvent> = {}): ShopEvent => ({
  name,
  productId: null,
  categoryId: null,
  ...ids,
})

/** C4: the event of a shown page. It does not identify the visitor. */
export function eventsOfPage(
  { path, category }: PageShown,
  categories: readonly Pick<Category, 'id' | 'name'>[],
): readonly ShopEvent[] {
  const shown = event('visitedPage')
  const [, catalog, slug] = /^\/(productos)(?:\/([^/]+))?\/?$/.exec(path.slice(0, MAX_PATH)) ?? []
  if (!catalog) return [shown]
  if (slug) {
    // Only the number at the end of a slug counts.
    const productId = Number(/(?:^|-)([1-9]\d{0,9})$/.exec(slug)?.[1] ?? 0)
    return productId > 0 ? [shown, event('viewedProduct', { productId })] : [shown]
  }
  const chosen = categories.find(({ name }) => name === category)
  return [...[shown, event('visitedCatalog')], ...(chosen ? [event('choseCategory', { categoryId: chosen.id })] : [])]
}

/** Longer than the address of any page. */
export const MAX_PATH = 1000
