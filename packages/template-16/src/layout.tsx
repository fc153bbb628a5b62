import { type LayoutProps, ProgressBar, QuickView, SkipLink, useSettings } from '@store/template-kit'
import { useState } from 'react'
import { CartBar, CartColumn } from './cart/cart-ticket.tsx'
import { Footer } from './layout/footer.tsx'
import { Header } from './layout/header.tsx'
import { NavigationBar } from './layout/navigation-bar.tsx'
import { Search } from './layout/search.tsx'
import { SideMenu } from './layout/side-menu.tsx'
import { MenuSearchProvider } from './parts/menu-search.tsx'
import { OrderContextProvider } from './parts/order-context.tsx'
import type { Settings } from './settings.ts'

const loadDishSheet = () => import('./layout/dish-sheet.tsx')
/** Screens with the cart as a column beside the menu. */
const BESIDE: readonly LayoutProps['screen'][] = ['Home', 'Catalog']

/** Header, category bar, page, cart column, footer. */
export function Layout({ children, screen }: LayoutProps) {
  const { font, tiles, ticket } = useSettings<Settings>()
  const [isSearching, setSearching] = useState(false)
  const hasColumn = ticket && BESIDE.includes(screen)
  const attributes = {
    'data-font': font,
    'data-tiles': tiles,
    'data-screen': screen,
    'data-column': hasColumn ? '' : undefined,
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
        {main}
      </div>
    )
  return (
    <OrderContextProvider>
      <MenuSearchProvider>
        <div className="page" {...attributes}>
          <ProgressBar className="progress" />
          <SkipLink className="skip" />
          <header className="top">
            <Header screen={screen} />
            <NavigationBar screen={screen} onSearch={() => setSearching(true)} />
          </header>
          <QuickView load={loadDishSheet} className="dish-sheet" fallback={<span className="waits" />}>
            <div className="board one-column">
              {main}
              {hasColumn && <CartColumn />}
            </div>
          </QuickView>
          <Footer screen={screen} />
          <SideMenu />
          <Search isSearched={isSearching} />
          <CartBar screen={screen} />
        </div>
      </MenuSearchProvider>
    </OrderContextProvider>
  )
}
