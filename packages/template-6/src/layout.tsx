import {
  ComparisonProvider,
  type LayoutProps,
  ProgressBar,
  QuickView,
  SkipLink,
  useSettings,
} from '@store/template-kit'
import { useState } from 'react'
import { CartDrawer } from './cart-drawer.tsx'
import { CategoryBar } from './category-bar.tsx'
import { CompareTray } from './compare-tray.tsx'
import { Footer } from './footer.tsx'
import { Header } from './header.tsx'
import { Menu } from './menu.tsx'
import type { Settings } from './settings.ts'
import { Toast } from './toast.tsx'

const loadQuickView = () => import('./quick-view.tsx')

/** Three tiers above, five columns below; over them the menu, the cart, what was added, what is compared. */
export function Layout({ children, screen }: LayoutProps) {
  const [isMenuOpen, setMenuOpen] = useState(false)
  const { font, density, scheme } = useSettings<Settings>()
  // Of a locked shop nothing is shown but its gate (S1).
  if (screen === 'Locked')
    return (
      <div className="shop" data-font={font} data-density={density} data-scheme={scheme}>
        <main id="main" tabIndex={-1}>
          {children}
        </main>
      </div>
    )
  const isBuying = screen === 'Cart' || screen === 'Checkout'
  return (
    <ComparisonProvider>
      <div className="shop" data-font={font} data-density={density} data-scheme={scheme}>
        <ProgressBar className="progress" />
        <SkipLink className="skip" />
        <Header opensCart={!isBuying} onMenu={() => setMenuOpen(true)} />
        <CategoryBar />
        <QuickView load={loadQuickView} className="sheet quick-sheet">
          <main id="main" tabIndex={-1}>
            {children}
          </main>
        </QuickView>
        <Footer />
        <Menu open={isMenuOpen} onClose={() => setMenuOpen(false)} />
        <CartDrawer />
        {!isBuying && <Toast />}
        {screen !== 'Checkout' && <CompareTray />}
      </div>
    </ComparisonProvider>
  )
}
