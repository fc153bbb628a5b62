import { Drawer, useCart } from '@store/template-kit'
import { lazy, Suspense } from 'react'
import { useWords } from '../words.ts'
import { CartSkeleton } from './cart-skeleton.tsx'

/** Fetched when the cart is first opened: most pages never show it. */
const CartContent = lazy(() => import('./cart-content.tsx'))

/** The cart, a drawer over the navigation. */
export function CartDrawer() {
  const t = useWords()
  const cart = useCart()
  return (
    <Drawer open={cart.isOpen} onClose={cart.close} label={t('cart.title')} side="left" className="pile-drawer">
      <div className="pile-head apart">
        <p className="pile-title">{t('cart.title')}</p>
        <button type="button" className="link" onClick={cart.close}>
          {t('nav.close')}
        </button>
      </div>
      {cart.isOpen && (
        <Suspense fallback={<CartSkeleton />}>
          <CartContent />
        </Suspense>
      )}
    </Drawer>
  )
}
