import type { LayoutProps } from '@store/template-kit'
import { ProgressBar, QuickView, SkipLink } from '@store/template-kit'
import { CartDrawer } from './cart-drawer.tsx'
import { Footer } from './footer.tsx'
import { Header } from './header.tsx'

const loadQuickLook = () => import('./quick-look.tsx')

export function Layout({ children, screen }: LayoutProps) {
  // A locked shop shows only the form for its access code (S1).
  if (screen === 'Locked')
    return (
      <div className="page" data-screen={screen}>
        <main id="main" tabIndex={-1}>
          {children}
        </main>
      </div>
    )
  return (
    <div className="page" data-screen={screen}>
      <SkipLink className="skip" />
      <ProgressBar className="progress" />
      <Header screen={screen} />
      <QuickView load={loadQuickLook} className="drawer">
        <main id="main" tabIndex={-1}>
          {children}
        </main>
      </QuickView>
      <Footer />
      <CartDrawer />
    </div>
  )
}
