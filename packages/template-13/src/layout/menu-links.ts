import { usePageLinks } from '@store/template-kit'

/** Links to pages and to help, for header, menu and footer. */
export const useMenuLinks = () => ({
  shop: usePageLinks('catalog', 'promotions', 'blog', 'marketplace'),
  help: usePageLinks('tracking', 'contact'),
})
