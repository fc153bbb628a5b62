import { type LayoutProps, ProgressBar, QuickView, SkipLink, useSettings } from '@store/template-kit'
import { useState } from 'react'
import { Bar } from './bar.tsx'
import { CategoryTable } from './category-table.tsx'
import { DensityProvider } from './density.tsx'
import { Finder } from './finder.tsx'
import { Footer } from './footer.tsx'
import { ReceiptDrawer } from './receipt-drawer.tsx'
import type { Settings } from './settings.ts'
import { Slab } from './slab.tsx'

const loadPicker = () => import('./picker.tsx')

/** The shop's name in large letters above, everything that leads somewhere along the bottom edge. */
export function Layout({ children, screen }: LayoutProps) {
  const { font, spot, photocopy, colors } = useSettings<Settings>()
  const [isFinding, setFinding] = useState(false)
  const frame = {
    className: 'page',
    'data-screen': screen,
    'data-font': font,
    'data-photocopy': photocopy ? '' : undefined,
    // The merchant's own accent stands for the spot.
    'data-spot': colors.accent === null ? spot : undefined,
  }
  const room = (
    <main id="main" tabIndex={-1}>
      {children}
    </main>
  )
  // Of a locked shop nothing is shown but its gate (S1).
  if (screen === 'Locked') return <div {...frame}>{room}</div>
  return (
    <DensityProvider>
      <div {...frame}>
        <ProgressBar className="progress" />
        <SkipLink className="skip" />
        <Slab screen={screen} />
        <QuickView load={loadPicker} className="picker" fallback={<p className="blank-rows" />}>
          {room}
        </QuickView>
        <Footer screen={screen} />
        <Bar screen={screen} onFind={() => setFinding(true)} />
        <CategoryTable />
        <Finder asked={isFinding} />
        <ReceiptDrawer />
      </div>
    </DensityProvider>
  )
}
