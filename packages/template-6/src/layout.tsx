import {
  ComparisonProvider,
  type LayoutProps,
  ProgressBar,
  QuickView,
  SkipLink,
  useCart,
  useComparison,
  useSettings,
} from '@store/template-kit'
import { lazy, useState } from 'react'
import { CartDrawer } from './cart-drawer.tsx'
import { CategoryBar } from './category-bar.tsx'
import { Footer } from './footer.tsx'
import { Header } from './header.tsx'
import { Menu } from './menu.tsx'
import { Once } from './once.tsx'
import type { Settings } from './settings.ts'

const loadQuickView = () => import('./quick-view.tsx')
const Toast = lazy(() => import('./toast.tsx'))
const CompareTray = lazy(() => import('./compare-tray.tsx'))

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
        {!isBuying && <Added />}
        {screen !== 'Checkout' && <Compared />}
      </div>
    </ComparisonProvider>
  )
}

function Added() {
  return (
    <Once wanted={useCart().lastAdded !== null}>
      <Toast />
    </Once>
  )
}

/** Most visitors compare nothing. */
function Compared() {
  const { ready, ids } = useComparison()
  return (
    <Once wanted={ready && ids.length > 0}>
      <CompareTray />
    </Once>
  )
}
