import { type LayoutProps, ProgressBar, QuickView, SkipLink, useSettings } from '@store/template-kit'
import { useState } from 'react'
import { CartPanel } from './cart/cart-panel.tsx'
import { BottomBar } from './layout/bottom-bar.tsx'
import { Footer } from './layout/footer.tsx'
import { Header } from './layout/header.tsx'
import { Menu } from './layout/menu.tsx'
import { Search } from './layout/search.tsx'
import type { Settings } from './settings.ts'

const loadQuickView = () => import('./layout/quick-view.tsx')

/** Two halves: each screen draws its picture at the left; header, text and footer are in the right one. */
export function Layout({ children, screen }: LayoutProps) {
  const { font } = useSettings<Settings>()
  const [isSearching, setSearching] = useState(false)
  const search = () => setSearching(true)
  // A locked shop shows only the form for its access code (S1).
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
      <QuickView load={loadQuickView} className="pane piece-pane" fallback={<span className="bone" />}>
        <main id="main" tabIndex={-1}>
          {children}
        </main>
      </QuickView>
      <Footer screen={screen} />
      <BottomBar screen={screen} />
      <Menu />
      <Search isSearched={isSearching} />
      <CartPanel />
    </div>
  )
}
