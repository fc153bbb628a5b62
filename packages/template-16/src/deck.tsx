import {
  imageUrl,
  type LayoutProps,
  Link,
  MenuIcon,
  SearchIcon,
  useIsAbove,
  usePaths,
  useSettings,
  useShop,
} from '@store/template-kit'
import { type MouseEvent, useRef } from 'react'
import { Finder, useFinder } from './finder.tsx'
import type { Settings } from './settings.ts'
import { StatusChip } from './status-chip.tsx'
import { Tabs } from './tabs.tsx'
import { TicketLink } from './ticket-link.tsx'
import { useWords } from './words.ts'

/** What stays when the slab has gone: the folded name with its state, the sections as tabs, search and the ticket. */
export function Deck({ screen, onSearch }: Pick<LayoutProps, 'screen'> & { readonly onSearch: () => void }) {
  const t = useWords()
  const { categoryStyle } = useSettings<Settings>()
  const end = useRef<HTMLDivElement>(null)
  const search = useRef<HTMLButtonElement>(null)
  const isFolded = useIsAbove(end)
  const finder = useFinder()
  const isHome = screen === 'Home'
  const closeFinder = () => {
    finder.close()
    search.current?.focus()
  }
  // Where the menu itself is on the page, it is looked through in place.
  const find = (event: MouseEvent) => {
    if (!isHome) return onSearch()
    event.preventDefault()
    if (finder.isOpen) closeFinder()
    else finder.open()
  }
  return (
    <>
      <div ref={end} />
      <div className="deck" data-folded={isFolded ? '' : undefined} data-style={categoryStyle}>
        <button type="button" className="sign" popovertarget="more" aria-label={t('nav.openMenu')}>
          <MenuIcon />
        </button>
        {isHome && finder.isOpen ? <Finder onClose={closeFinder} /> : <Tabs screen={screen} />}
        <FoldedName />
        <button
          ref={search}
          type="button"
          className="sign deck-search"
          popovertarget="search"
          aria-label={t(isHome ? 'sazon.searchMenu' : 'search.label')}
          onClick={find}
        >
          <SearchIcon />
        </button>
        <TicketLink screen={screen} />
      </div>
    </>
  )
}

/** The name again, for who has scrolled past it. */
function FoldedName() {
  const paths = usePaths()
  const { shop, logo } = useShop()
  const settings = useSettings<Settings>()
  return (
    <div className="folded">
      <Link href={paths.home()} className="folded-name" tabIndex={-1} aria-hidden="true">
        {logo && settings.logo === 'square' ? (
          <img src={imageUrl(logo.src, 96)} alt="" width={36} height={36} />
        ) : (
          shop.name
        )}
      </Link>
      <StatusChip short />
    </div>
  )
}
