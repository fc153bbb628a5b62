import {
  imageUrl,
  type LayoutProps,
  Link,
  MenuIcon,
  SearchIcon,
  usePaths,
  useSettings,
  useShop,
} from '@store/template-kit'
import { Band } from './band.tsx'
import { BasketLink } from './basket-link.tsx'
import { SHOP_CLOTH } from './cloths.ts'
import { Ribbons } from './ribbons.tsx'
import { Search } from './search.tsx'
import type { Settings } from './settings.ts'
import { Cut } from './weave.tsx'
import { useWords } from './words.ts'

/** Screens that sell nothing while they are shown: they have no ribbons. */
const PLAIN: readonly LayoutProps['screen'][] = ['Checkout', 'Closed']

/** The band and a row of ways, which stay at the top; the ribbons go with the page. */
export function Header({ screen }: Pick<LayoutProps, 'screen'>) {
  const t = useWords()
  const paths = usePaths()
  const { categories, hasArticles } = useShop()
  return (
    <>
      <header className="header">
        <Band />
        <div className="row frame">
          <button type="button" className="way menu-button" popovertarget="menu">
            <MenuIcon />
            <span>{t('nav.menu')}</span>
          </button>
          <Brand />
          <nav aria-label={t('nav.main')} className="ways">
            <Link href={paths.catalog()} className="way">
              {t('nav.allProducts')}
            </Link>
            {hasArticles && (
              <Link href={paths.blog()} className="way" aria-current={screen === 'Blog' ? 'page' : undefined}>
                {t('nav.blog')}
              </Link>
            )}
            <Link href={paths.contact()} className="way" aria-current={screen === 'Contact' ? 'page' : undefined}>
              {t('nav.contact')}
            </Link>
          </nav>
          <button type="button" className="way search-button" popovertarget="search" aria-label={t('search.submit')}>
            <SearchIcon />
          </button>
          <BasketLink screen={screen} />
        </div>
        <Search />
      </header>
      {categories.length > 0 && !PLAIN.includes(screen) && <Ribbons />}
    </>
  )
}

function Brand() {
  const t = useWords()
  const paths = usePaths()
  const { shop, logo } = useShop()
  const settings = useSettings<Settings>()
  return (
    <Link href={paths.home()} className="brand" aria-label={t('nav.logo', { name: shop.name })}>
      {logo && settings.logo === 'square' ? (
        <span className="brand-square">
          <Cut from={SHOP_CLOTH} />
          <img src={imageUrl(logo.src, 96)} alt="" width={40} height={40} />
        </span>
      ) : (
        shop.name
      )}
    </Link>
  )
}
