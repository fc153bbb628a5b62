import { type LayoutProps, ProgressBar, QuickView, SkipLink, useSettings } from '@store/template-kit'
import { useState } from 'react'
import { CartBar } from './cart/cart-bar.tsx'
import { Footer } from './layout/footer.tsx'
import { Header } from './layout/header.tsx'
import { Menu } from './layout/menu.tsx'
import { Search } from './layout/search.tsx'
import { SizeSheet } from './layout/size-sheet.tsx'
import { MySizeProvider } from './parts/my-size.tsx'
import type { Settings } from './settings.ts'

const loadQuickView = () => import('./layout/quick-view.tsx')

/** Header, page, footer; at the bottom edge the bar of the cart. The shopper's size is provided to all of them. */
export function Layout({ children, screen }: LayoutProps) {
  const { font, slant } = useSettings<Settings>()
  const [isSearching, setSearching] = useState(false)
  const page = {
    className: 'page',
    'data-font': font,
    'data-slant': slant ? '' : undefined,
    'data-screen': screen,
  }
  const main = (
    <main id="main" tabIndex={-1}>
      {children}
    </main>
  )
  // A locked shop shows only the form for its access code (S1).
  if (screen === 'Locked') return <div {...page}>{main}</div>
  return (
    <MySizeProvider>
      <div {...page}>
        <ProgressBar className="progress" />
        <SkipLink className="skip" />
        <Header screen={screen} onSearch={() => setSearching(true)} />
        <QuickView load={loadQuickView} className="picker" fallback={<span className="bone" />}>
          {main}
        </QuickView>
        <Footer screen={screen} />
        <Menu />
        <SizeSheet />
        <Search isSearched={isSearching} />
        <CartBar screen={screen} />
      </div>
    </MySizeProvider>
  )
}
