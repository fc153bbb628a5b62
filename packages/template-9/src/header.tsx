import { imageUrl, type LayoutProps, Link, SearchIcon, usePaths, useSettings, useShop } from '@store/template-kit'
import { BagLink } from './bag-link.tsx'
import { useIsGoingDown } from './going-down.ts'
import type { Settings } from './settings.ts'
import { useWords } from './words.ts'

/** A pill that floats: words at either side of the shop's name. On the way down only the name and the bag are left. */
export function Header({ screen, onSearch }: Pick<LayoutProps, 'screen'> & { readonly onSearch: () => void }) {
  const t = useWords()
  const paths = usePaths()
  const { hasArticles } = useShop()
  const isSmall = useIsGoingDown()
  const here = (...names: LayoutProps['screen'][]) => (names.includes(screen) ? ('page' as const) : undefined)
  return (
    <header className="top" data-small={isSmall ? '' : undefined}>
      <div className="pill">
        <nav className="pill-words" aria-label={t('nav.main')}>
          <button type="button" className="pill-word" popovertarget="rituals">
            {t('bruma.rituals')}
          </button>
          <Link href={paths.catalog()} className="pill-word" aria-current={here('Catalog')}>
            {t('bruma.shop')}
          </Link>
          {hasArticles ? (
            <Link href={paths.blog()} className="pill-word" aria-current={here('Blog', 'Article')}>
              {t('nav.blog')}
            </Link>
          ) : (
            <Link href={paths.contact()} className="pill-word" aria-current={here('Contact')}>
              {t('nav.contact')}
            </Link>
          )}
        </nav>
        <Brand />
        <div className="pill-words pill-end">
          <button
            type="button"
            className="pill-word pill-icon"
            popovertarget="search"
            aria-label={t('search.label')}
            onClick={onSearch}
          >
            <SearchIcon />
          </button>
          <BagLink screen={screen} className="pill-word" />
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
  return (
    <Link href={paths.home()} className="brand" aria-label={t('nav.logo', { name: shop.name })}>
      {logo && settings.logo === 'square' ? (
        <img src={imageUrl(logo.src, 96)} alt="" width={44} height={44} className="brand-circle" />
      ) : (
        <span className="brand-name">{shop.name}</span>
      )}
    </Link>
  )
}
