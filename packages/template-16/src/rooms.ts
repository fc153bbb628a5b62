import { type PageLink, usePageLinks } from '@store/template-kit'

/** The pages beside the menu, in their order. */
export const useRooms = (): readonly PageLink[] =>
  usePageLinks('catalog', 'promotions', 'marketplace', 'blog', 'tracking', 'contact')
