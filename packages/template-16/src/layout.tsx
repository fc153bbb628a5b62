import { type LayoutProps, ProgressBar, QuickView, SkipLink, useSettings } from '@store/template-kit'
import { useState } from 'react'
import { CounterProvider } from './counter.tsx'
import { Deck } from './deck.tsx'
import { FinderProvider } from './finder.tsx'
import { Footer } from './footer.tsx'
import { Search } from './search.tsx'
import type { Settings } from './settings.ts'
import { SideSheet } from './side-sheet.tsx'
import { Slab } from './slab.tsx'
import { TicketBar, TicketColumn } from './ticket.tsx'

const loadDishSheet = () => import('./dish-sheet.tsx')
/** Where the menu lies open: here the ticket writes itself beside it. */
const BESIDE: readonly LayoutProps['screen'][] = ['Home', 'Catalog']

/** A tiled slab above, the sections under it, the menu, and the kitchen ticket that writes itself beside it. */
export function Layout({ children, screen }: LayoutProps) {
  const { font, tiles, ticket } = useSettings<Settings>()
  const [isSearching, setSearching] = useState(false)
  const hasColumn = ticket && BESIDE.includes(screen)
  const look = {
    'data-font': font,
    'data-tiles': tiles,
    'data-screen': screen,
    'data-column': hasColumn ? '' : undefined,
  }
  const main = (
    <main id="main" tabIndex={-1}>
      {children}
    </main>
  )
  // Of a locked shop nothing is shown but its gate (S1).
  if (screen === 'Locked')
    return (
      <div className="page" {...look}>
        {main}
      </div>
    )
  return (
    <CounterProvider>
      <FinderProvider>
        <div className="page" {...look}>
          <ProgressBar className="progress" />
          <SkipLink className="skip" />
          <header className="top">
            <Slab screen={screen} />
            <Deck screen={screen} onSearch={() => setSearching(true)} />
          </header>
          <QuickView load={loadDishSheet} className="dish-sheet" fallback={<span className="waits" />}>
            <div className="board">
              {main}
              {hasColumn && <TicketColumn />}
            </div>
          </QuickView>
          <Footer screen={screen} />
          <SideSheet />
          <Search asked={isSearching} />
          <TicketBar screen={screen} />
        </div>
      </FinderProvider>
    </CounterProvider>
  )
}
