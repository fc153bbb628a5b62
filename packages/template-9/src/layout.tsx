import { type LayoutProps, ProgressBar, QuickView, SkipLink, useSettings } from '@store/template-kit'
import { useState } from 'react'
import { CartCard } from './cart-card.tsx'
import { Dock } from './dock.tsx'
import { Footer } from './footer.tsx'
import { Header } from './header.tsx'
import { Mist } from './mist.tsx'
import { Rituals } from './rituals.tsx'
import { Search } from './search.tsx'
import type { Settings } from './settings.ts'

const loadShadeCard = () => import('./shade-card.tsx')

/** The pill over the page, the page over the mist; on phones a second pill at the bottom edge. */
export function Layout({ children, screen }: LayoutProps) {
  const { font, mist } = useSettings<Settings>()
  const [isSearching, setSearching] = useState(false)
  const search = () => setSearching(true)
  // Of a locked shop nothing is shown but its gate (S1).
  if (screen === 'Locked')
    return (
      <div className="page" data-font={font} data-screen={screen}>
        {mist && <Mist />}
        <main id="main" tabIndex={-1}>
          {children}
        </main>
      </div>
    )
  return (
    <div className="page" data-font={font} data-screen={screen}>
      {mist && <Mist />}
      <ProgressBar className="progress" />
      <SkipLink className="skip" />
      <Header screen={screen} onSearch={search} />
      <QuickView load={loadShadeCard} className="sheet shade-card" fallback={<span className="bone-arch" />}>
        <main id="main" tabIndex={-1}>
          {children}
        </main>
      </QuickView>
      <Footer screen={screen} />
      <Dock screen={screen} onSearch={search} />
      <Rituals />
      <Search asked={isSearching} />
      <CartCard />
    </div>
  )
}
