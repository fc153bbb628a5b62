import { type LayoutProps, Link, SearchIcon, usePaths } from '@store/template-kit'
import { CartLink } from '../cart/cart-link.tsx'
import { ArchIcon, JarIcon } from '../icons.tsx'
import { useWords } from '../words.ts'

/** The navigation bar at the bottom edge of phones: icons with text. */
export function BottomBar({ screen, onSearch }: Pick<LayoutProps, 'screen'> & { readonly onSearch: () => void }) {
  const t = useWords()
  const paths = usePaths()
  return (
    <nav className="dock" aria-label={t('bruma.dock')}>
      <Link href={paths.home()} className="dock-word" aria-current={screen === 'Home' ? 'page' : undefined}>
        <ArchIcon className="dock-icon" />
        {t('nav.home')}
      </Link>
      <button type="button" className="dock-word" popovertarget="rituals">
        <JarIcon className="dock-icon" />
        {t('bruma.shop')}
      </button>
      <button type="button" className="dock-word" popovertarget="search" onClick={onSearch}>
        <SearchIcon className="dock-icon" />
        {t('search.submit')}
      </button>
      <CartLink screen={screen} className="dock-word" />
    </nav>
  )
}
