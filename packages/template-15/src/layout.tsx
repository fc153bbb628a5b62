import { type LayoutProps, ProgressBar, QuickView, SkipLink, useSettings } from '@store/template-kit'
import type { CSSProperties } from 'react'
import { CartPanel } from './cart/cart-panel.tsx'
import { Footer } from './layout/footer.tsx'
import { Header } from './layout/header.tsx'
import { Menu } from './layout/menu.tsx'
import { useCloths } from './parts/cloths.ts'
import { ClothPattern } from './parts/weave.tsx'
import type { Settings } from './settings.ts'

const loadQuickView = () => import('./layout/quick-view.tsx')

/** Header, page and footer. */
export function Layout({ children, screen }: LayoutProps) {
  const { font, yarns } = useSettings<Settings>()
  const attributes = {
    'data-font': font,
    'data-screen': screen,
    style: Object.fromEntries(
      yarns.flatMap((yarn, index) => (yarn ? [[`--yarn-${index}`, yarn]] : [])),
    ) as CSSProperties,
  }
  const main = (
    <main id="main" tabIndex={-1}>
      {children}
    </main>
  )
  // A locked shop shows only the form for its access code (S1).
  if (screen === 'Locked')
    return (
      <div className="page" {...attributes}>
        <Cloths />
        {main}
      </div>
    )
  return (
    <div className="page" {...attributes}>
      <Cloths />
      <ProgressBar className="progress" />
      <SkipLink className="skip" />
      <Header screen={screen} />
      <QuickView load={loadQuickView} className="sheet" fallback={<span className="warp" />}>
        {main}
      </QuickView>
      <Footer screen={screen} />
      <Menu />
      <CartPanel />
    </div>
  )
}

/** The SVG patterns that all bands, edges and swatches of the page refer to. */
function Cloths() {
  return (
    <svg className="cloths" width="0" height="0" aria-hidden="true" focusable="false">
      <defs>
        {useCloths().map((cloth) => (
          <ClothPattern key={cloth.id} {...cloth} />
        ))}
      </defs>
    </svg>
  )
}
