import { type LayoutProps, ProgressBar, QuickView, SkipLink, useSettings } from '@store/template-kit'
import { useState } from 'react'
import { CartCard } from './cart/cart-card.tsx'
import { BottomBar } from './layout/bottom-bar.tsx'
import { CategoryMenu } from './layout/category-menu.tsx'
import { Footer } from './layout/footer.tsx'
import { Header } from './layout/header.tsx'
import { Mist } from './layout/mist.tsx'
import { Search } from './layout/search.tsx'
import type { Settings } from './settings.ts'

const loadQuickView = () => import('./layout/quick-view.tsx')

/** Header, page and footer over the mist; on phones a navigation bar at the bottom edge. */
export function Layout({ children, screen }: LayoutProps) {
  const { font, mist } = useSettings<Settings>()
  const [isSearching, setSearching] = useState(false)
  const search = () => setSearching(true)
  // A locked shop shows only the form for its access code (S1).
  if (screen === 'Locked')
    return (
      <div className="page" data-font={font} data-screen={screen}>
        {mist && <Mist />}
        <main id="main" tabIndex={-1}>
          {children}
        </main>
      </div>
    )
  return (
    <div className="page" data-font={font} data-screen={screen}>
      {mist && <Mist />}
      <ProgressBar className="progress" />
      <SkipLink className="skip" />
      <Header screen={screen} onSearch={search} />
      <QuickView load={loadQuickView} className="sheet shade-card" fallback={<span className="bone-arch" />}>
        <main id="main" tabIndex={-1}>
          {children}
        </main>
      </QuickView>
      <Footer screen={screen} />
      <BottomBar screen={screen} onSearch={search} />
      <CategoryMenu />
      <Search isSearched={isSearching} />
      <CartCard />
    </div>
  )
}
