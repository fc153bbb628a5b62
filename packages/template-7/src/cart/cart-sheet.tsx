import { CrossIcon, Drawer, useCart } from '@store/template-kit'
import { lazy, Suspense, useEffect } from 'react'
import { useIsWide } from '../layout/use-is-wide.ts'
import { useWords } from '../words.ts'
import { CartSkeleton, EmptyCart } from './cart-states.tsx'

/** Fetched on hover or focus of what opens the cart. */
export const loadCart = () => import('./cart-panel.tsx')
const CartPanel = lazy(loadCart)

/** The cart as a sheet from below, on screens without the column. */
export function CartSheet() {
  const t = useWords()
  const { isOpen, close, ready, lines } = useCart()
  const isWide = useIsWide()
  // Closes the sheet where the column is shown.
  useEffect(() => {
    if (isOpen && isWide) close()
  }, [isOpen, isWide, close])
  const isShown = isOpen && !isWide
  return (
    <Drawer open={isShown} onClose={close} label={t('cart.title')} side="bottom" className="sheet basket-sheet">
      <div className="sheet-head apart">
        <p className="sheet-title">{t('cart.title')}</p>
        <button type="button" className="icon-button" aria-label={t('nav.close')} onClick={close}>
          <CrossIcon />
        </button>
      </div>
      {isShown && (
        <Suspense fallback={<CartSkeleton />}>{ready && lines.length === 0 ? <EmptyCart /> : <CartPanel />}</Suspense>
      )}
    </Drawer>
  )
}
