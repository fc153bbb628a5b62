import { type LayoutProps, ProgressBar, QuickView, SkipLink, useSettings } from '@store/template-kit'
import { Footer } from './footer.tsx'
import { IndexColumn } from './index-column.tsx'
import { PileDrawer } from './pile-drawer.tsx'
import type { Settings } from './settings.ts'

const loadEditions = () => import('./editions.tsx')

/** No bar at the top: the shop's index stands at the left of every page, as in the back of a book. */
export function Layout({ children, screen }: LayoutProps) {
  const { font, shelf } = useSettings<Settings>()
  const look = { 'data-font': font, 'data-screen': screen, 'data-shelf': shelf }
  const main = (
    <main id="main" tabIndex={-1}>
      {children}
    </main>
  )
  // Of a locked shop nothing is shown but its gate (S1).
  if (screen === 'Locked')
    return (
      <div className="page" {...look}>
        {main}
      </div>
    )
  return (
    <div className="page" {...look}>
      <ProgressBar className="progress" />
      <SkipLink className="skip" />
      <IndexColumn screen={screen} />
      <div className="sheet">
        <QuickView load={loadEditions} className="editions" fallback={<span className="blank-spine" />}>
          {main}
        </QuickView>
        <Footer screen={screen} />
      </div>
      <PileDrawer />
    </div>
  )
}
