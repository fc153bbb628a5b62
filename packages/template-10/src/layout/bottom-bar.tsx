import { type LayoutProps, Link, usePaths } from '@store/template-kit'
import { CartLink } from '../cart/cart-link.tsx'
import { CakeIcon, GlassIcon, HouseIcon, WallIcon } from '../icons.tsx'
import { useAge } from '../parts/age.tsx'
import { useWords } from '../words.ts'

/** The navigation bar at the bottom edge of phones: icons with text; the current page's is raised. */
export function BottomBar({ screen, onSearch }: Pick<LayoutProps, 'screen'> & { readonly onSearch: () => void }) {
  const t = useWords()
  const paths = usePaths()
  const { ages, age } = useAge()
  return (
    <nav className="toy-bar" aria-label={t('trompo.bar')}>
      <Link href={paths.home()} className="toy-tab" aria-current={screen === 'Home' ? 'page' : undefined}>
        <HouseIcon />
        {t('nav.home')}
      </Link>
      <button type="button" className="toy-tab" popovertarget="search" onClick={onSearch}>
        <GlassIcon />
        {t('search.submit')}
      </button>
      {ages.length > 0 ? (
        <button type="button" className="toy-tab" popovertarget="ages">
          <CakeIcon />
          {age ? age.short : t('trompo.age')}
        </button>
      ) : (
        <button type="button" className="toy-tab" popovertarget="wall">
          <WallIcon />
          {t('nav.menu')}
        </button>
      )}
      <CartLink screen={screen} className="toy-tab" />
    </nav>
  )
}
