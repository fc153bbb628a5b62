import { type LayoutProps, ProgressBar, QuickView, SkipLink, useSettings } from '@store/template-kit'
import { useEffect, useRef, useState } from 'react'
import { CartDialog } from './cart/cart-dialog.tsx'
import { Footer } from './layout/footer.tsx'
import { Header } from './layout/header.tsx'
import { followWithLight } from './layout/light.ts'
import { Menu } from './layout/menu.tsx'
import { Search } from './layout/search.tsx'
import type { Settings } from './settings.ts'

const loadQuickView = () => import('./layout/quick-view.tsx')

/** A row of links at the top, and the page under it. */
export function Layout({ children, screen }: LayoutProps) {
  const { font, metal, spotlight, colors } = useSettings<Settings>()
  const [isSearching, setSearching] = useState(false)
  const page = useRef<HTMLDivElement>(null)
  useEffect(() => (page.current && spotlight ? followWithLight(page.current) : undefined), [spotlight])
  const attributes = {
    'data-font': font,
    'data-screen': screen,
    'data-spotlight': spotlight ? '' : undefined,
    // If the merchant has set `colors.primary`, lines have that colour instead of a metal's.
    'data-metal': colors?.primary ? undefined : metal,
  }
  const main = (
    <main id="main" tabIndex={-1}>
      {children}
    </main>
  )
  // A locked shop shows only the form for its access code (S1).
  if (screen === 'Locked')
    return (
      <div className="page" {...attributes} ref={page}>
        {main}
      </div>
    )
  return (
    <div className="page" {...attributes} ref={page}>
      <ProgressBar className="progress" />
      <SkipLink className="skip" />
      <Header screen={screen} onSearch={() => setSearching(true)} />
      <QuickView load={loadQuickView} className="sheet sizes" fallback={<span className="unlit-stage" />}>
        {main}
      </QuickView>
      <Footer screen={screen} />
      <Menu onSearch={() => setSearching(true)} />
      <Search isSearched={isSearching} />
      <CartDialog />
    </div>
  )
}
