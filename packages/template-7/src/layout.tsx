import { type LayoutProps, ProgressBar, QuickView, SkipLink, useSettings, wantsNewTab } from '@store/template-kit'
import type { CommonSettings } from '@store/template-kit/settings'
import { type MouseEvent, useCallback, useState } from 'react'
import { CartBar } from './cart/cart-bar.tsx'
import { CartColumn } from './cart/cart-column.tsx'
import { CartSheet } from './cart/cart-sheet.tsx'
import { Footer } from './layout/footer.tsx'
import { Header } from './layout/header.tsx'
import { ListDialog } from './layout/list-dialog.tsx'
import { Found } from './layout/search.tsx'
import { CategoryProvider } from './parts/category-context.tsx'
import { ListProvider } from './parts/list-link.tsx'

const loadQuickView = () => import('./layout/quick-view.tsx')

/**
 * Three columns: categories, page, cart. On narrow screens the categories are a row of chips and the cart a bar at the
 * bottom.
 */
export function Layout({ children, screen }: LayoutProps) {
  const { font, categoryStyle, productStyle } = useSettings<CommonSettings>()
  const [found, setFound] = useState<string | null>(null)
  const leaveFound = useCallback(() => setFound(null), [])
  // A locked shop shows only the form for its access code (S1).
  if (screen === 'Locked')
    return (
      <div className="shop" data-font={font} data-basket="none" data-alone="">
        <main id="main" tabIndex={-1}>
          {children}
        </main>
      </div>
    )
  const closeOnNavigation = (event: MouseEvent) => {
    const { target } = event
    const link = target instanceof Element ? target.closest('a[href]:not([aria-haspopup], [target])') : null
    if (link && !wantsNewTab(event)) leaveFound()
  }
  const isBuying = screen === 'Cart' || screen === 'Checkout'
  const hasCart = !isBuying && screen !== 'Closed' && screen !== 'Error'
  return (
    <CategoryProvider>
      <ListProvider>
        {/* biome-ignore lint/a11y/noStaticElementInteractions: only listens to clicks on the links inside */}
        {/* biome-ignore lint/a11y/useKeyWithClickEvents: keys on a link click it */}
        <div
          className="shop"
          onClick={closeOnNavigation}
          data-font={font}
          data-aisles={categoryStyle}
          data-products={productStyle}
          data-basket={hasCart ? 'column' : 'none'}
        >
          <QuickView load={loadQuickView} className="sheet quick">
            <ProgressBar className="progress" />
            <SkipLink className="skip" />
            <Header screen={screen} onSearch={setFound} />
            <main id="main" tabIndex={-1}>
              {found !== null && <Found words={found} onLeave={leaveFound} />}
              <div className="page" hidden={found !== null}>
                {children}
              </div>
            </main>
            <Footer />
            {hasCart && <CartColumn />}
            {hasCart && <CartBar />}
          </QuickView>
          <CartSheet />
          <ListDialog />
        </div>
      </ListProvider>
    </CategoryProvider>
  )
}
