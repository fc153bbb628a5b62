import { type LayoutProps, ProgressBar, QuickView, SkipLink, useSettings } from '@store/template-kit'
import { useState } from 'react'
import { CartPane } from './cart-pane.tsx'
import { Corners } from './corners.tsx'
import { Footer } from './footer.tsx'
import { Header } from './header.tsx'
import { Menu } from './menu.tsx'
import { Search } from './search.tsx'
import type { Settings } from './settings.ts'

const loadPieceCard = () => import('./piece-card.tsx')

/** A house of two halves: each screen draws its scene at the left; header, text and footer live in the right one. */
export function Layout({ children, screen }: LayoutProps) {
  const { font } = useSettings<Settings>()
  const [isSearching, setSearching] = useState(false)
  const search = () => setSearching(true)
  // Of a locked shop nothing is shown but its gate (S1).
  if (screen === 'Locked')
    return (
      <div className="page" data-font={font} data-screen={screen}>
        <main id="main" tabIndex={-1}>
          {children}
        </main>
      </div>
    )
  return (
    <div className="page" data-font={font} data-screen={screen}>
      <ProgressBar className="progress" />
      <SkipLink className="skip" />
      <Header screen={screen} onSearch={search} />
      <QuickView load={loadPieceCard} className="pane piece-pane" fallback={<span className="bone" />}>
        <main id="main" tabIndex={-1}>
          {children}
        </main>
      </QuickView>
      <Footer screen={screen} />
      <Corners screen={screen} />
      <Menu />
      <Search asked={isSearching} />
      <CartPane />
    </div>
  )
}
