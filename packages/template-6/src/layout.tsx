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
import { CategoryBar } from './layout/category-bar.tsx'
import { Footer } from './layout/footer.tsx'
import { Header } from './layout/header.tsx'
import { Menu } from './layout/menu.tsx'
import { MountOnce } from './layout/mount-once.tsx'
import { CartDrawer } from './parts/cart-drawer.tsx'
import type { Settings } from './settings.ts'

const loadQuickView = () => import('./layout/quick-view.tsx')
const Toast = lazy(() => import('./layout/toast.tsx'))
const CompareTray = lazy(() => import('./compare/compare-tray.tsx'))

/** Header of three rows, page, footer. Menu, cart, message after adding, and comparison lie over them. */
export function Layout({ children, screen }: LayoutProps) {
  const [isMenuOpen, setMenuOpen] = useState(false)
  const { font, density } = useSettings<Settings>()
  // A locked shop shows only the form for its access code (S1).
  if (screen === 'Locked')
    return (
      <div className="shop" data-font={font} data-density={density}>
        <main id="main" tabIndex={-1}>
          {children}
        </main>
      </div>
    )
  const isBuying = screen === 'Cart' || screen === 'Checkout'
  return (
    <ComparisonProvider>
      <div className="shop" data-font={font} data-density={density}>
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
    <MountOnce isOpen={useCart().lastAdded !== null}>
      <Toast />
    </MountOnce>
  )
}

/** Loads the tray only if there is something to compare: most visitors compare nothing. */
function Compared() {
  const { ready, ids } = useComparison()
  return (
    <MountOnce isOpen={ready && ids.length > 0}>
      <CompareTray />
    </MountOnce>
  )
}
