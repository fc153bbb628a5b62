import { type PageLink, usePageLinks } from '@store/template-kit'
import { useShelf } from './age.tsx'

/** The pages of the shop, its shelves for the age that is dialled, and those that help: in the wall and in the footer. */
export function useRooms(): { readonly shop: readonly PageLink[]; readonly help: readonly PageLink[] } {
  const shelf = useShelf()
  const shelves = { catalog: shelf(), promotions: shelf({ promotion: true }) }
  return {
    shop: usePageLinks('catalog', 'promotions', 'blog', 'marketplace').map((room) =>
      room.key in shelves ? { ...room, href: shelves[room.key as keyof typeof shelves] } : room,
    ),
    help: usePageLinks('tracking', 'contact'),
  }
}
