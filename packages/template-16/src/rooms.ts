import { usePaths, useShop } from '@store/template-kit'
import { useWords } from './words.ts'

/** The pages beside the menu, those only that this shop has. */
export function useRooms(): readonly { readonly name: string; readonly href: string }[] {
  const t = useWords()
  const paths = usePaths()
  const { hasArticles, hasMarketplace } = useShop()
  const rooms: readonly (false | { readonly name: string; readonly href: string })[] = [
    { name: t('nav.allProducts'), href: paths.catalog() },
    { name: t('home.promotions'), href: paths.catalog({ promotion: true }) },
    hasMarketplace && { name: t('marketplace.title'), href: paths.marketplace() },
    hasArticles && { name: t('nav.blog'), href: paths.blog() },
    { name: t('nav.tracking'), href: paths.tracking() },
    { name: t('nav.contact'), href: paths.contact() },
  ]
  return rooms.filter((room) => room !== false)
}
