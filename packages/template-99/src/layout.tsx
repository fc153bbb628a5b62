import { type LayoutProps, ProgressBar, QuickView, SkipLink, useSettings } from '@store/template-kit'
import type { ReactNode } from 'react'
import { CartDrawer } from './cart/cart-drawer.tsx'
import { Composer, FIELD, hasComposer } from './layout/composer.tsx'
import { Footer } from './layout/footer.tsx'
import { Header } from './layout/header.tsx'
import { ShopCard } from './layout/shop-card.tsx'
import { Dots } from './parts/bubble.tsx'
import { ConversationProvider } from './parts/conversation.tsx'
import type { Settings } from './settings.ts'
import { useWords } from './words.ts'

/** Fetched on hover or focus of a link that opens it. */
const loadQuickView = () => import('./layout/quick-view.tsx')

/** Header, thread, composer in one column; on wide screens a card beside it. */
export function Layout({ children, screen }: LayoutProps) {
  const t = useWords()
  const main = (
    <main id="main" tabIndex={-1}>
      {children}
    </main>
  )
  // A locked shop shows only the form for its access code (S1).
  if (screen === 'Locked')
    return (
      <Chat screen={screen}>
        <div className="column">
          <Header screen={screen} />
          {main}
        </div>
      </Chat>
    )
  const searches = hasComposer(screen)
  return (
    <Chat screen={screen}>
      <ProgressBar className="progress" />
      <SkipLink className="skip" />
      {searches && (
        <a href={`#${FIELD}`} className="skip">
          {t('charla.skipToField')}
        </a>
      )}
      <ConversationProvider screen={screen}>
        <ShopCard screen={screen} />
        <div className="column">
          <Header screen={screen} />
          <QuickView load={loadQuickView} className="quick-view" fallback={<Dots />}>
            {main}
          </QuickView>
          <Footer screen={screen} />
        </div>
        {searches && <Composer screen={screen} />}
        <CartDrawer />
      </ConversationProvider>
    </Chat>
  )
}

function Chat({ screen, children }: LayoutProps & { readonly children: ReactNode }) {
  const { font, doodles, productStyle } = useSettings<Settings>()
  return (
    <div
      className="chat"
      data-screen-name={screen}
      data-font={font}
      data-products={productStyle}
      data-doodles={doodles}
    >
      {children}
    </div>
  )
}
