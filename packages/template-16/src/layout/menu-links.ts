import { type PageLink, usePageLinks } from '@store/template-kit'

/** Links to the pages besides the menu. */
export const useMenuLinks = (): readonly PageLink[] =>
  usePageLinks('catalog', 'promotions', 'marketplace', 'blog', 'tracking', 'contact')
