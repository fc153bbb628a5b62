import { type LayoutProps, ProgressBar, QuickView, SkipLink, useSettings } from '@store/template-kit'
import { type CSSProperties, useState } from 'react'
import { AgeProvider } from './age.tsx'
import { AgeSheet } from './age-sheet.tsx'
import { BoxSheet } from './box-sheet.tsx'
import { Footer } from './footer.tsx'
import { Header } from './header.tsx'
import { Search } from './search.tsx'
import type { Settings } from './settings.ts'
import { ToyBar } from './toy-bar.tsx'
import { Wall } from './wall.tsx'

const loadPeek = () => import('./quick-look.tsx')

/** Blocks above, on phones a bar of toys below, the toy box at the bottom edge of every screen. */
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
  // Of a locked shop nothing is shown but its gate (S1).
  if (screen === 'Locked') return <div {...page}>{main}</div>
  return (
    <AgeProvider>
      <div {...page}>
        <ProgressBar className="progress" />
        <SkipLink className="skip" />
        <Header screen={screen} onSearch={search} />
        <QuickView load={loadPeek} className="sheet look" fallback={<span className="bone" />}>
          {main}
        </QuickView>
        <Footer screen={screen} />
        <ToyBar screen={screen} onSearch={search} />
        <Wall />
        <AgeSheet />
        <Search asked={isSearching} />
        <BoxSheet />
      </div>
    </AgeProvider>
  )
}

/** The merchant's own colours of blocks, where there are some. */
const paint = (blocks: Settings['blocks'] = []) =>
  Object.fromEntries(blocks.flatMap((color, index) => (color ? [[`--b${index + 1}`, color]] : []))) as CSSProperties
