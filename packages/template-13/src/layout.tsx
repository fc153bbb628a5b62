import { type LayoutProps, ProgressBar, QuickView, SkipLink, useSettings } from '@store/template-kit'
import { useState } from 'react'
import { Dock } from './dock.tsx'
import { Footer } from './footer.tsx'
import { Header } from './header.tsx'
import { Menu } from './menu.tsx'
import { MySizeProvider } from './my-size.tsx'
import { Search } from './search.tsx'
import type { Settings } from './settings.ts'
import { SizeSheet } from './size-sheet.tsx'

const loadPicker = () => import('./picker.tsx')

/** A strip of sports above, a scoreboard below that counts what is in the cart, and one size for the whole shop. */
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
  // Of a locked shop nothing is shown but its gate (S1).
  if (screen === 'Locked') return <div {...page}>{main}</div>
  return (
    <MySizeProvider>
      <div {...page}>
        <ProgressBar className="progress" />
        <SkipLink className="skip" />
        <Header screen={screen} onSearch={() => setSearching(true)} />
        <QuickView load={loadPicker} className="picker" fallback={<span className="bone" />}>
          {main}
        </QuickView>
        <Footer screen={screen} />
        <Menu />
        <SizeSheet />
        <Search asked={isSearching} />
        <Dock screen={screen} />
      </div>
    </MySizeProvider>
  )
}
