import { CrossIcon, Drawer, useCart } from '@store/template-kit'
import { lazy, Suspense } from 'react'
import { useWords } from '../words.ts'
import { CartSkeleton } from './cart-skeleton.tsx'

/** Fetched on hover or focus of the cart's link: most pages never show the cart. */
export const loadCart = () => import('./cart-panel.tsx')
const CartPanel = lazy(loadCart)

/** The cart in a sheet from the bottom, on every screen. */
export function CartSheet() {
  const t = useWords()
  const cart = useCart()
  return (
    <Drawer open={cart.isOpen} onClose={cart.close} label={t('cart.title')} side="bottom" className="sheet box-sheet">
      <div className="box-head apart">
        <p className="box-title">{t('cart.title')}</p>
        <button type="button" className="icon-button" aria-label={t('nav.close')} onClick={cart.close}>
          <CrossIcon />
        </button>
      </div>
      {cart.isOpen && (
        <Suspense fallback={<CartSkeleton />}>
          <CartPanel />
        </Suspense>
      )}
    </Drawer>
  )
}
