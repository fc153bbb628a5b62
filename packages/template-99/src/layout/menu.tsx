import {
  ChatShopLink,
  Link,
  type PageLink,
  type ScreenName,
  SearchForm,
  ShopChat,
  usePageLinks,
  usePaths,
  useShop,
} from '@store/template-kit'
import { useWords } from '../words.ts'
import { hasComposer } from './composer.tsx'

export const MENU = 'menu'

/**
 * The menu. A native popover, so it works without JavaScript. In a closed shop it has no links to products, cart and
 * search.
 */
export function Menu({ screen }: { readonly screen: ScreenName }) {
  const t = useWords()
  const paths = usePaths()
  const { policyKinds, mount } = useShop()
  const isOpen = screen !== 'Closed'
  const selling = usePageLinks('catalog', 'cart')
  const links: readonly PageLink[] = [
    ...usePageLinks('home'),
    ...(isOpen ? selling : []),
    ...(isOpen ? [{ key: 'list', name: t('charla.seeAsList'), href: paths.catalog({ view: 'list' }) }] : []),
    ...usePageLinks('tracking', 'blog', 'marketplace'),
    ...(policyKinds.length > 0 ? [{ key: 'terms', name: t('footer.legal'), href: paths.terms() }] : []),
    ...usePageLinks('contact'),
  ]
  return (
    <nav id={MENU} popover="auto" className="sheet menu" aria-label={t('nav.main')}>
      {!hasComposer(screen) && isOpen && <SearchForm id="menu-search" className="search-field" />}
      <ul>
        {links.map(({ key, name, href }) => (
          <li key={key}>
            <Link href={href} onClick={() => document.getElementById(MENU)?.hidePopover?.()}>
              {name}
            </Link>
          </li>
        ))}
        {mount === '' && (
          <li>
            <ChatShopLink />
          </li>
        )}
      </ul>
      <ShopChat className="menu-chat" />
    </nav>
  )
}
