import {
  imageUrl,
  type LayoutProps,
  Link,
  ShopName,
  useMark,
  usePaths,
  useSettings,
  useShop,
  VisuallyHidden,
} from '@store/template-kit'
import { CartLink } from '../cart/cart-link.tsx'
import { CakeIcon, GlassIcon, WallIcon } from '../icons.tsx'
import { useAge, useCatalogHref } from '../parts/age.tsx'
import { useBlockColors } from '../parts/block-colors.ts'
import type { Settings } from '../settings.ts'
import { useWords } from '../words.ts'

/**
 * How many categories fit in one row of a wide screen. Narrower screens show fewer (`styles/header.css`); the menu has
 * all.
 */
const MOST = 5

/** The shop's name, first categories, search, age, cart. */
export function Header({ screen, onSearch }: Pick<LayoutProps, 'screen'> & { readonly onSearch: () => void }) {
  const t = useWords()
  const shelf = useCatalogHref()
  const blocks = useBlockColors()
  const { categories } = useShop()
  const { ages, age } = useAge()
  return (
    <header className="top frame apart">
      <Brand />
      <nav className="top-blocks wraps" aria-label={t('nav.main')}>
        {categories.slice(0, MOST).map(({ id, name }) => (
          <Link
            key={id}
            href={shelf({ category: name })}
            className="block-link top-category"
            data-block={blocks.ofCategory(name)}
          >
            {name}
          </Link>
        ))}
        <button type="button" className="block-link top-square" popovertarget="wall">
          <WallIcon />
          <VisuallyHidden>{t('nav.openMenu')}</VisuallyHidden>
        </button>
        <button type="button" className="block-link top-square top-wide" popovertarget="search" onClick={onSearch}>
          <GlassIcon />
          <VisuallyHidden>{t('search.label')}</VisuallyHidden>
        </button>
        {ages.length > 0 && (
          <button type="button" className="block-link top-wide" popovertarget="ages">
            <CakeIcon />
            <VisuallyHidden>{`${t('trompo.age')}: `}</VisuallyHidden>
            {age ? age.short : t('trompo.all')}
          </button>
        )}
      </nav>
      <CartLink screen={screen} className="block-link box-link" />
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
        <img src={imageUrl(logo.src, 96)} alt="" width={52} height={52} className="brand-square" />
      ) : (
        <ShopName />
      )}
    </Link>
  )
}
