import { type PageLink, usePageLinks } from '@store/template-kit'
import { useCatalogHref } from '../parts/age.tsx'

/**
 * Links to the shop's pages and categories, with the chosen age, and to pages of help. Used in the menu and in the
 * footer.
 */
export function useMenuLinks(): { readonly shop: readonly PageLink[]; readonly help: readonly PageLink[] } {
  const shelf = useCatalogHref()
  const shelves = { catalog: shelf(), promotions: shelf({ promotion: true }) }
  return {
    shop: usePageLinks('catalog', 'promotions', 'blog', 'marketplace').map((room) =>
      room.key in shelves ? { ...room, href: shelves[room.key as keyof typeof shelves] } : room,
    ),
    help: usePageLinks('tracking', 'contact'),
  }
}
