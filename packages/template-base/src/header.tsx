import type { LayoutProps } from '@store/template-kit'
import { imageUrl, Link, SearchForm, usePaths, useShop, useT } from '@store/template-kit'
import { CartLink } from './cart-link.tsx'
import { Menu } from './menu.tsx'

/** On phones a sticky bar and a search row that scrolls away; on wide screens one row. */
export function Header({ screen }: Pick<LayoutProps, 'screen'>) {
  const t = useT()
  const paths = usePaths()
  const { hasArticles } = useShop()
  const here = (name: LayoutProps['screen']) => (screen === name ? ('page' as const) : undefined)
  return (
    <header className="header">
      <div className="header-bar">
        <Brand />
        <nav className="header-nav" aria-label={t('nav.main')}>
          <Menu />
          <Link className="wide-only nav-link" href={paths.catalog()} aria-current={here('Catalog')}>
            {t('nav.products')}
          </Link>
          {hasArticles && (
            <Link className="wide-only nav-link" href={paths.blog()} aria-current={here('Blog')}>
              {t('nav.blog')}
            </Link>
          )}
          <Link className="wide-only nav-link" href={paths.contact()} aria-current={here('Contact')}>
            {t('nav.contact')}
          </Link>
          <Link className="wide-only nav-link" href={paths.tracking()} aria-current={here('OrderTracking')}>
            {t('nav.tracking')}
          </Link>
        </nav>
        <CartLink screen={screen} />
      </div>
      <SearchForm id="search" className="search" />
    </header>
  )
}

function Brand() {
  const t = useT()
  const paths = usePaths()
  const { shop, logo } = useShop()
  return (
    <Link href={paths.home()} className="brand" aria-label={t('nav.logo', { name: shop.name })}>
      {logo && <img src={imageUrl(logo.src, 160)} alt="" height={40} className="brand-logo" />}
      <span className="brand-name">{shop.name}</span>
    </Link>
  )
}
