import { type LayoutProps, ProgressBar, QuickView, SkipLink, useSettings } from '@store/template-kit'
import { useState } from 'react'
import { CartDrawer } from './cart/cart-drawer.tsx'
import { BottomBar } from './layout/bottom-bar.tsx'
import { CategoryTable } from './layout/category-table.tsx'
import { Footer } from './layout/footer.tsx'
import { Search } from './layout/search.tsx'
import { DensityProvider } from './parts/density.tsx'
import { Header } from './parts/header.tsx'
import type { Settings } from './settings.ts'

const loadQuickView = () => import('./layout/quick-view.tsx')

/** The shop's name at the top, the page, the footer, and the bar at the bottom edge. */
export function Layout({ children, screen }: LayoutProps) {
  const { font, spot, photocopy, colors } = useSettings<Settings>()
  const [isFinding, setFinding] = useState(false)
  const frame = {
    className: 'page',
    'data-screen': screen,
    'data-font': font,
    'data-photocopy': photocopy ? '' : undefined,
    // If the merchant has set `colors.accent`, `spot` is not used.
    'data-spot': colors.accent === null ? spot : undefined,
  }
  const room = (
    <main id="main" tabIndex={-1}>
      {children}
    </main>
  )
  // A locked shop shows only the form for its access code (S1).
  if (screen === 'Locked') return <div {...frame}>{room}</div>
  return (
    <DensityProvider>
      <div {...frame}>
        <ProgressBar className="progress" />
        <SkipLink className="skip" />
        <Header screen={screen} />
        <QuickView load={loadQuickView} className="picker" fallback={<p className="blank-rows" />}>
          {room}
        </QuickView>
        <Footer screen={screen} />
        <BottomBar screen={screen} onFind={() => setFinding(true)} />
        <CategoryTable />
        <Search isSearched={isFinding} />
        <CartDrawer />
      </div>
    </DensityProvider>
  )
}
