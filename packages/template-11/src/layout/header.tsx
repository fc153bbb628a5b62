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

/** One line over the right half: the shop's name, three links, the cart. On phones name and search only. */
export function Header({ screen, onSearch }: Pick<LayoutProps, 'screen'> & { readonly onSearch: () => void }) {
  const t = useWords()
  const paths = usePaths()
  const { hasArticles } = useShop()
  const here = (...names: LayoutProps['screen'][]) => (names.includes(screen) ? ('page' as const) : undefined)
  return (
    <header className="top">
      <Brand />
      <nav className="top-words wraps" aria-label={t('nav.main')}>
        <button type="button" className="top-word touch" popovertarget="menu">
          {t('nogal.rooms')}
        </button>
        <Link href={paths.catalog()} className="top-word touch" aria-current={here('Catalog')}>
          {t('nogal.pieces')}
        </Link>
        {hasArticles ? (
          <Link href={paths.blog()} className="top-word touch" aria-current={here('Blog', 'Article')}>
            {t('nav.blog')}
          </Link>
        ) : (
          <Link href={paths.contact()} className="top-word touch" aria-current={here('Contact')}>
            {t('nav.contact')}
          </Link>
        )}
        <CartLink screen={screen} className="top-word touch" />
      </nav>
      <button
        type="button"
        className="top-word top-search touch"
        popovertarget="search"
        aria-label={t('search.label')}
        onClick={onSearch}
      >
        <SearchIcon />
      </button>
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
    <Link href={paths.home()} className="brand" {...mark('logo')} aria-label={t('nav.logo', { name: shop.name })}>
      {logo && settings.logo === 'square' ? (
        <img src={imageUrl(logo.src, 96)} alt="" width={44} height={44} className="brand-square" />
      ) : (
        <span className="brand-name">
          <ShopName />
        </span>
      )}
    </Link>
  )
}
