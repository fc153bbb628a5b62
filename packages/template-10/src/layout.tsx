import { type LayoutProps, ProgressBar, QuickView, SkipLink, useSettings } from '@store/template-kit'
import { type CSSProperties, useState } from 'react'
import { CartSheet } from './cart/cart-sheet.tsx'
import { AgeSheet } from './layout/age-sheet.tsx'
import { BottomBar } from './layout/bottom-bar.tsx'
import { Footer } from './layout/footer.tsx'
import { Header } from './layout/header.tsx'
import { Menu } from './layout/menu.tsx'
import { Search } from './layout/search.tsx'
import { AgeProvider } from './parts/age.tsx'
import type { Settings } from './settings.ts'

const loadQuickLook = () => import('./layout/quick-look.tsx')

/** Header, page, footer; on phones a bar at the bottom edge. The cart's sheet lies over them. */
export function Layout({ children, screen }: LayoutProps) {
  const { font, blocks } = useSettings<Settings>()
  const [isSearching, setSearching] = useState(false)
  const search = () => setSearching(true)
  const page = { className: 'page', 'data-font': font, 'data-screen': screen, style: paint(blocks) }
  const main = (
    <main id="main" tabIndex={-1}>
      {children}
    </main>
  )
  // A locked shop shows only the form for its access code (S1).
  if (screen === 'Locked') return <div {...page}>{main}</div>
  return (
    <AgeProvider>
      <div {...page}>
        <ProgressBar className="progress" />
        <SkipLink className="skip" />
        <Header screen={screen} onSearch={search} />
        <QuickView load={loadQuickLook} className="sheet look" fallback={<span className="bone" />}>
          {main}
        </QuickView>
        <Footer screen={screen} />
        <BottomBar screen={screen} onSearch={search} />
        <Menu />
        <AgeSheet />
        <Search isSearched={isSearching} />
        <CartSheet />
      </div>
    </AgeProvider>
  )
}

/** Custom properties with the merchant's block colours, where set. */
const paint = (blocks: Settings['blocks'] = []) =>
  Object.fromEntries(blocks.flatMap((color, index) => (color ? [[`--b${index + 1}`, color]] : []))) as CSSProperties
