import { type LayoutProps, ProgressBar, QuickView, SkipLink, useSettings } from '@store/template-kit'
import { CartDrawer } from './cart/cart-drawer.tsx'
import { Footer } from './layout/footer.tsx'
import { IndexColumn } from './layout/index-column.tsx'
import type { Settings } from './settings.ts'

const loadQuickView = () => import('./layout/quick-view.tsx')

/** No header: the navigation is a column at the left of every page. */
export function Layout({ children, screen }: LayoutProps) {
  const { font, shelf } = useSettings<Settings>()
  const attributes = { 'data-font': font, 'data-screen': screen, 'data-shelf': shelf }
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
    <div className="page" {...attributes}>
      <ProgressBar className="progress" />
      <SkipLink className="skip" />
      <IndexColumn screen={screen} />
      <div className="sheet">
        <QuickView load={loadQuickView} className="editions" fallback={<span className="blank-spine" />}>
          {main}
        </QuickView>
        <Footer screen={screen} />
      </div>
      <CartDrawer />
    </div>
  )
}
