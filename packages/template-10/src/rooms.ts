import { usePaths, useShop } from '@store/template-kit'
import { useShelf } from './age.tsx'
import { useWords } from './words.ts'

/** A way to somewhere: its name and address, and whether it leads out of the shop. */
export type Way = readonly [name: string, href: string, isOutside?: boolean]
/** A way that may not be there. */
export type MaybeWay = Way | false | null | ''

export const present = (ways: readonly MaybeWay[]): readonly Way[] => ways.filter((way): way is Way => Boolean(way))

/** The pages of the shop, and those that help: in the wall and in the footer. */
export function useRooms(): { readonly shop: readonly Way[]; readonly help: readonly Way[] } {
  const t = useWords()
  const paths = usePaths()
  const shelf = useShelf()
  const { hasArticles, hasMarketplace } = useShop()
  return {
    shop: present([
      [t('nav.allProducts'), shelf()],
      [t('home.promotions'), shelf({ promotion: true })],
      hasArticles && [t('nav.blog'), paths.blog()],
      hasMarketplace && [t('marketplace.title'), paths.marketplace()],
    ]),
    help: [
      [t('nav.tracking'), paths.tracking()],
      [t('nav.contact'), paths.contact()],
    ],
  }
}
