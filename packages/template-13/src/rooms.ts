import { usePageLinks } from '@store/template-kit'

/** The pages of the shop, and those that help: in the header, the menu and the footer. */
export const useRooms = () => ({
  shop: usePageLinks('catalog', 'promotions', 'blog', 'marketplace'),
  help: usePageLinks('tracking', 'contact'),
})
