import {
  imageUrl,
  type LayoutProps,
  Link,
  MenuIcon,
  SearchIcon,
  ShopName,
  useIsAbove,
  useMark,
  usePaths,
  useSettings,
  useShop,
} from '@store/template-kit'
import { type MouseEvent, useRef } from 'react'
import { CartLink } from '../cart/cart-link.tsx'
import { MenuSearch, useMenuSearch } from '../parts/menu-search.tsx'
import { Tabs } from '../parts/tabs.tsx'
import type { Settings } from '../settings.ts'
import { useWords } from '../words.ts'
import { StatusChip } from './status-chip.tsx'

/**
 * The sticky bar below the header: name and opening state once the header has scrolled away, categories as tabs,
 * search, cart.
 */
export function NavigationBar({ screen, onSearch }: Pick<LayoutProps, 'screen'> & { readonly onSearch: () => void }) {
  const t = useWords()
  const { categoryStyle } = useSettings<Settings>()
  const mark = useMark()
  const end = useRef<HTMLDivElement>(null)
  const search = useRef<HTMLButtonElement>(null)
  const isFolded = useIsAbove(end)
  const finder = useMenuSearch()
  const isHome = screen === 'Home'
  const closeFinder = () => {
    finder.close()
    search.current?.focus()
  }
  // On a page with the menu, the search filters it in place.
  const find = (event: MouseEvent) => {
    if (!isHome) return onSearch()
    event.preventDefault()
    if (finder.isOpen) closeFinder()
    else finder.open()
  }
  return (
    <>
      <div ref={end} />
      <div
        className="deck"
        data-folded={isFolded ? '' : undefined}
        data-style={categoryStyle}
        {...mark('categoryStyle')}
      >
        <button type="button" className="sign middle" popovertarget="more" aria-label={t('nav.openMenu')}>
          <MenuIcon />
        </button>
        {isHome && finder.isOpen ? <MenuSearch onClose={closeFinder} /> : <Tabs screen={screen} />}
        <StickyName />
        <button
          ref={search}
          type="button"
          className="sign deck-search middle"
          popovertarget="search"
          aria-label={t(isHome ? 'sazon.searchMenu' : 'search.label')}
          onClick={find}
        >
          <SearchIcon />
        </button>
        <CartLink screen={screen} />
      </div>
    </>
  )
}

/** The shop's name, shown once the header has scrolled away. */
function StickyName() {
  const paths = usePaths()
  const { logo } = useShop()
  const settings = useSettings<Settings>()
  return (
    <div className="folded">
      <Link href={paths.home()} className="folded-name" tabIndex={-1} aria-hidden="true">
        {logo && settings.logo === 'square' ? (
          <img src={imageUrl(logo.src, 96)} alt="" width={36} height={36} />
        ) : (
          <ShopName />
        )}
      </Link>
      <StatusChip short />
    </div>
  )
}
