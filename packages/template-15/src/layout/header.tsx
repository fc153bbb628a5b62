import {
  imageUrl,
  type LayoutProps,
  Link,
  MenuIcon,
  SearchIcon,
  ShopName,
  useMark,
  usePaths,
  useSettings,
  useShop,
} from '@store/template-kit'
import { CartLink } from '../cart/cart-link.tsx'
import { SHOP_CLOTH } from '../parts/cloths.ts'
import { ClothCut } from '../parts/weave.tsx'
import type { Settings } from '../settings.ts'
import { useWords } from '../words.ts'
import { Band } from './band.tsx'
import { CategoryBar } from './category-bar.tsx'
import { Search } from './search.tsx'

/** Screens without the links to categories. */
const PLAIN: readonly LayoutProps['screen'][] = ['Checkout', 'Closed']

/** The shop's pattern and a row of links, both sticky; below them the categories, which scroll away. */
export function Header({ screen }: Pick<LayoutProps, 'screen'>) {
  const t = useWords()
  const paths = usePaths()
  const { categories, hasArticles } = useShop()
  return (
    <>
      <header className="header">
        <Band />
        <div className="row frame">
          <button type="button" className="way menu-button touch" popovertarget="menu">
            <MenuIcon />
            <span className="unseen-narrow">{t('nav.menu')}</span>
          </button>
          <Brand />
          <nav aria-label={t('nav.main')} className="ways">
            <Link href={paths.catalog()} className="way touch">
              {t('nav.allProducts')}
            </Link>
            {hasArticles && (
              <Link href={paths.blog()} className="way touch" aria-current={screen === 'Blog' ? 'page' : undefined}>
                {t('nav.blog')}
              </Link>
            )}
            <Link href={paths.contact()} className="way touch" aria-current={screen === 'Contact' ? 'page' : undefined}>
              {t('nav.contact')}
            </Link>
          </nav>
          <button
            type="button"
            className="way search-button touch"
            popovertarget="search"
            aria-label={t('search.submit')}
          >
            <SearchIcon />
          </button>
          <CartLink screen={screen} />
        </div>
        <Search />
      </header>
      {categories.length > 0 && !PLAIN.includes(screen) && <CategoryBar />}
    </>
  )
}

function Brand() {
  const t = useWords()
  const paths = usePaths()
  const { shop, logo } = useShop()
  const settings = useSettings<Settings>()
  const mark = useMark()
  return (
    <Link href={paths.home()} className="brand touch" {...mark('logo')} aria-label={t('nav.logo', { name: shop.name })}>
      {logo && settings.logo === 'square' ? (
        <span className="brand-square middle">
          <ClothCut from={SHOP_CLOTH} />
          <img src={imageUrl(logo.src, 96)} alt="" width={40} height={40} />
        </span>
      ) : (
        <ShopName />
      )}
    </Link>
  )
}
