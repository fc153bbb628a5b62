import { type LayoutProps, ProgressBar, QuickView, SkipLink, useSettings } from '@store/template-kit'
import { useState } from 'react'
import { CartDrawer } from './cart/cart-drawer.tsx'
import { CategoryPanel } from './layout/category-panel.tsx'
import { Footer } from './layout/footer.tsx'
import { Header } from './layout/header.tsx'
import { Menu } from './layout/menu.tsx'
import { Search } from './layout/search.tsx'
import type { Settings } from './settings.ts'

const loadQuickView = () => import('./layout/quick-view.tsx')
export type PanelName = 'menu' | 'index' | 'search'

/** Header, page and footer. Panels open over them; on wide screens the cart opens beside them. */
export function Layout({ children, screen }: LayoutProps) {
  const [panel, setPanel] = useState<PanelName | null>(null)
  const { font } = useSettings<Settings>()
  const close = () => setPanel(null)
  // A locked shop shows only the form for its access code (S1).
  if (screen === 'Locked')
    return (
      <div className="issue" data-font={font}>
        <main id="main" tabIndex={-1}>
          {children}
        </main>
      </div>
    )
  return (
    <div className="issue" data-font={font}>
      <ProgressBar className="progress" />
      <SkipLink className="skip" />
      <div className="page">
        <Header screen={screen} onOpen={setPanel} />
        <QuickView load={loadQuickView} className="drawer glance-panel" fallback={<span className="bone" />}>
          <main id="main" tabIndex={-1}>
            {children}
          </main>
        </QuickView>
        <Footer screen={screen} />
      </div>
      <Menu open={panel === 'menu'} onClose={close} />
      <CategoryPanel open={panel === 'index'} onClose={close} />
      <Search open={panel === 'search'} onClose={close} />
      <CartDrawer />
    </div>
  )
}
