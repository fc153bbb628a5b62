import {
  imageUrl,
  type LayoutProps,
  Link,
  SearchIcon,
  ShopName,
  useMark,
  usePaths,
  useSettings,
  useShop,
} from '@store/template-kit'
import { CartLink } from '../cart/cart-link.tsx'
import type { Settings } from '../settings.ts'
import { useWords } from '../words.ts'
import { useIsScrollingDown } from './scroll-direction.ts'

/**
 * A floating bar with round ends: links, the shop's name, search, cart. While scrolling down only name and cart are
 * left.
 */
export function Header({ screen, onSearch }: Pick<LayoutProps, 'screen'> & { readonly onSearch: () => void }) {
  const t = useWords()
  const paths = usePaths()
  const { hasArticles } = useShop()
  const isSmall = useIsScrollingDown()
  const here = (...names: LayoutProps['screen'][]) => (names.includes(screen) ? ('page' as const) : undefined)
  return (
    <header className="top" data-small={isSmall ? '' : undefined}>
      <div className="pill">
        <nav className="pill-words wraps" aria-label={t('nav.main')}>
          <button type="button" className="pill-word touch" popovertarget="rituals">
            {t('bruma.rituals')}
          </button>
          <Link href={paths.catalog()} className="pill-word touch" aria-current={here('Catalog')}>
            {t('bruma.shop')}
          </Link>
          {hasArticles ? (
            <Link href={paths.blog()} className="pill-word touch" aria-current={here('Blog', 'Article')}>
              {t('nav.blog')}
            </Link>
          ) : (
            <Link href={paths.contact()} className="pill-word touch" aria-current={here('Contact')}>
              {t('nav.contact')}
            </Link>
          )}
        </nav>
        <Brand />
        <div className="pill-words pill-end wraps">
          <button
            type="button"
            className="pill-word pill-icon touch"
            popovertarget="search"
            aria-label={t('search.label')}
            onClick={onSearch}
          >
            <SearchIcon />
          </button>
          <CartLink screen={screen} className="pill-word touch" />
        </div>
      </div>
    </header>
  )
}

function Brand() {
  const t = useWords()
  const paths = usePaths()
  const { shop, logo } = useShop()
  const settings = useSettings<Settings>()
  const mark = useMark()
  return (
    <Link
      href={paths.home()}
      className="brand middle"
      {...mark('logo')}
      aria-label={t('nav.logo', { name: shop.name })}
    >
      {logo && settings.logo === 'square' ? (
        <img src={imageUrl(logo.src, 96)} alt="" width={44} height={44} className="brand-circle" />
      ) : (
        <span className="brand-name">
          <ShopName />
        </span>
      )}
    </Link>
  )
}
