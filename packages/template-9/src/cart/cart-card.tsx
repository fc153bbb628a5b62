import { CrossIcon, Drawer, useCart } from '@store/template-kit'
import { lazy, Suspense } from 'react'
import { useWords } from '../words.ts'
import { CartSkeleton } from './cart-skeleton.tsx'

/** Fetched when the cart is first opened: most pages never show it. */
const CartPanel = lazy(() => import('./cart-panel.tsx'))

/** The cart: a card below the header, on phones a sheet from the bottom. */
export function CartCard() {
  const t = useWords()
  const cart = useCart()
  return (
    <Drawer open={cart.isOpen} onClose={cart.close} label={t('cart.title')} className="sheet bag-card">
      <div className="bag-head apart">
        <p className="bag-title">{t('cart.title')}</p>
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
