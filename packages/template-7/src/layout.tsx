import { type LayoutProps, ProgressBar, QuickView, SkipLink, useSettings } from '@store/template-kit'
import type { CommonSettings } from '@store/template-kit/settings'
import { type MouseEvent, useCallback, useState } from 'react'
import { AisleProvider } from './aisle.tsx'
import { BasketBar } from './basket-bar.tsx'
import { BasketColumn } from './basket-column.tsx'
import { BasketSheet } from './basket-sheet.tsx'
import { Footer } from './footer.tsx'
import { Header } from './header.tsx'
import { ListDialog } from './list-dialog.tsx'
import { ListProvider } from './list-link.tsx'
import { Found } from './search.tsx'

const loadQuickView = () => import('./quick-view.tsx')

/** Three columns: aisles, goods, basket. Narrower, the aisles are a row of chips and the basket a bar at the bottom. */
export function Layout({ children, screen }: LayoutProps) {
  const { font, categoryStyle, productStyle } = useSettings<CommonSettings>()
  const [found, setFound] = useState<string | null>(null)
  const leaveFound = useCallback(() => setFound(null), [])
  // Of a locked shop nothing is shown but its gate (S1).
  if (screen === 'Locked')
    return (
      <div className="shop" data-font={font} data-basket="none" data-alone="">
        <main id="main" tabIndex={-1}>
          {children}
        </main>
      </div>
    )
  const leaveByLink = ({ target, metaKey, ctrlKey }: MouseEvent) => {
    const link = target instanceof Element ? target.closest('a[href]:not([aria-haspopup], [target])') : null
    if (link && !metaKey && !ctrlKey) leaveFound()
  }
  const isBuying = screen === 'Cart' || screen === 'Checkout'
  const hasBasket = !isBuying && screen !== 'Closed' && screen !== 'Error'
  return (
    <AisleProvider>
      <ListProvider>
        {/* biome-ignore lint/a11y/noStaticElementInteractions: only listens to the links inside */}
        {/* biome-ignore lint/a11y/useKeyWithClickEvents: keys on a link click it */}
        <div
          className="shop"
          onClick={leaveByLink}
          data-font={font}
          data-aisles={categoryStyle}
          data-products={productStyle}
          data-basket={hasBasket ? 'column' : 'none'}
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
            {hasBasket && <BasketColumn />}
            {hasBasket && <BasketBar />}
          </QuickView>
          <BasketSheet />
          <ListDialog />
        </div>
      </ListProvider>
    </AisleProvider>
  )
}
