import { CrossIcon, Drawer, useCart } from '@store/template-kit'
import { lazy, Suspense, useEffect } from 'react'
import { BasketSkeleton, EmptyBasket } from './basket-states.tsx'
import { useIsWide } from './use-is-wide.ts'
import { useWords } from './words.ts'

/** Fetched when a shopper is about to open it. */
export const loadBasket = () => import('./basket-panel.tsx')
const BasketPanel = lazy(loadBasket)

/** The basket as a sheet from below, on screens without its column. */
export function BasketSheet() {
  const t = useWords()
  const { isOpen, close, ready, lines } = useCart()
  const isWide = useIsWide()
  // Beside its column it has nothing to say.
  useEffect(() => {
    if (isOpen && isWide) close()
  }, [isOpen, isWide, close])
  const isShown = isOpen && !isWide
  return (
    <Drawer open={isShown} onClose={close} label={t('cart.title')} side="bottom" className="sheet basket-sheet">
      <div className="sheet-head">
        <p className="sheet-title">{t('cart.title')}</p>
        <button type="button" className="icon-button" aria-label={t('nav.close')} onClick={close}>
          <CrossIcon />
        </button>
      </div>
      {isShown && (
        <Suspense fallback={<BasketSkeleton />}>
          {ready && lines.length === 0 ? <EmptyBasket /> : <BasketPanel />}
        </Suspense>
      )}
    </Drawer>
  )
}
