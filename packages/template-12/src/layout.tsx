import { type LayoutProps, ProgressBar, QuickView, SkipLink, useSettings } from '@store/template-kit'
import { useEffect, useRef, useState } from 'react'
import { Corners } from './corners.tsx'
import { Footer } from './footer.tsx'
import { followWithLight } from './light.ts'
import { Menu } from './menu.tsx'
import { Search } from './search.tsx'
import type { Settings } from './settings.ts'
import { TrayDialog } from './tray-dialog.tsx'

const loadSizes = () => import('./sizes.tsx')

/** A row of words along the top, and under it one piece at a time. */
export function Layout({ children, screen }: LayoutProps) {
  const { font, metal, spotlight, colors } = useSettings<Settings>()
  const [isSearching, setSearching] = useState(false)
  const page = useRef<HTMLDivElement>(null)
  useEffect(() => (page.current && spotlight ? followWithLight(page.current) : undefined), [spotlight])
  const look = {
    'data-font': font,
    'data-screen': screen,
    'data-spotlight': spotlight ? '' : undefined,
    // The merchant's own colour is what the lines are drawn in.
    'data-metal': colors?.primary ? undefined : metal,
  }
  const main = (
    <main id="main" tabIndex={-1}>
      {children}
    </main>
  )
  // Of a locked shop nothing is shown but its gate (S1).
  if (screen === 'Locked')
    return (
      <div className="page" {...look} ref={page}>
        {main}
      </div>
    )
  return (
    <div className="page" {...look} ref={page}>
      <ProgressBar className="progress" />
      <SkipLink className="skip" />
      <Corners screen={screen} onSearch={() => setSearching(true)} />
      <QuickView load={loadSizes} className="sheet sizes" fallback={<span className="unlit-stage" />}>
        {main}
      </QuickView>
      <Footer screen={screen} />
      <Menu onSearch={() => setSearching(true)} />
      <Search asked={isSearching} />
      <TrayDialog />
    </div>
  )
}
