import { usePaths, useShop } from '@store/template-kit'
import { useWords } from './words.ts'

/** A page of the shop: its name and address. */
export type Room = readonly [name: string, href: string]

/** The pages of the shop, and those that help: in the header, the menu and the footer. */
export function useRooms(): { readonly shop: readonly Room[]; readonly help: readonly Room[] } {
  const t = useWords()
  const paths = usePaths()
  const { hasArticles, hasMarketplace } = useShop()
  return {
    shop: [
      [t('nav.allProducts'), paths.catalog()],
      [t('home.promotions'), paths.catalog({ promotion: true })],
      ...(hasArticles ? [[t('nav.blog'), paths.blog()] as const] : []),
      ...(hasMarketplace ? [[t('marketplace.title'), paths.marketplace()] as const] : []),
    ],
    help: [
      [t('nav.tracking'), paths.tracking()],
      [t('nav.contact'), paths.contact()],
    ],
  }
}
