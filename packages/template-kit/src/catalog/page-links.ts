import type { Category } from '@store/core'
import type { ScreenName } from '../design.ts'
import { usePaths, useShop, useT } from '../shop-context.tsx'

/** Name and address of a page, for a link. */
export type PageLink<Key extends string | number = string> = {
  readonly key: Key
  readonly name: string
  readonly href: string
}

export type PageKey = 'home' | 'catalog' | 'promotions' | 'cart' | 'blog' | 'marketplace' | 'tracking' | 'contact'

/** Links to pages for a menu or footer, in the order of `keys`, without the pages that this shop does not have. */
export function usePageLinks<Key extends PageKey>(...keys: readonly Key[]): readonly PageLink<Key>[] {
  const t = useT()
  const paths = usePaths()
  const { hasArticles, hasMarketplace } = useShop()
  const pages: Readonly<Record<PageKey, Omit<PageLink, 'key'> | false>> = {
    home: { name: t('nav.home'), href: paths.home() },
    catalog: { name: t('nav.allProducts'), href: paths.catalog() },
    promotions: { name: t('home.promotions'), href: paths.catalog({ promotion: true }) },
    cart: { name: t('nav.cart'), href: paths.cart() },
    blog: hasArticles && { name: t('nav.blog'), href: paths.blog() },
    marketplace: hasMarketplace && { name: t('marketplace.title'), href: paths.marketplace() },
    tracking: { name: t('nav.tracking'), href: paths.tracking() },
    contact: { name: t('nav.contact'), href: paths.contact() },
  }
  return keys.flatMap((key) => {
    const page: Omit<PageLink, 'key'> | false = pages[key]
    return page ? [{ key, ...page }] : []
  })
}

/** Links to the policies of the shop (R15) and to the page of all (R8); empty where the shop has none. */
export function usePolicyLinks(): readonly PageLink[] {
  const t = useT()
  const paths = usePaths()
  const { policyKinds } = useShop()
  if (policyKinds.length === 0) return []
  return [
    ...policyKinds.map((kind) => ({ key: kind, name: t(`policy.${kind}`), href: paths.policy(kind) })),
    { key: 'terms', name: t('footer.privacyTerms'), href: paths.terms() },
  ]
}

/** A link to a category; `within`: links to its subcategories. */
export type CategoryLink = PageLink<number> & {
  readonly category: Category
  readonly within: readonly PageLink<number>[]
}

/** The shop's categories, for menus. */
export function useCategoryLinks(): readonly CategoryLink[] {
  const paths = usePaths()
  const { categories, subcategories } = useShop()
  return categories.map((category) => ({
    key: category.id,
    category,
    name: category.name,
    href: paths.catalog({ category: category.name }),
    within: subcategories
      .filter(({ categoryId }) => categoryId === category.id)
      .map(({ id, name }) => ({
        key: id,
        name,
        href: paths.catalog({ category: category.name, subcategory: id }),
      })),
  }))
}

const ONE_FORM: readonly ScreenName[] = ['Checkout', 'Newsletter', 'Subscription', 'Closed']

/** Whether a screen consists of one form only, so that no other form, such as the newsletter's, should follow it. */
export const isOneForm = (screen: ScreenName): boolean => ONE_FORM.includes(screen)
