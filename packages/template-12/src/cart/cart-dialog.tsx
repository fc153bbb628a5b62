import { Dialog, useCart } from '@store/template-kit'
import { lazy, Suspense } from 'react'
import { useWords } from '../words.ts'
import { CartSkeleton } from './cart-skeleton.tsx'

/** Fetched when the cart is first opened: most pages never show it. */
const CartContent = lazy(() => import('./cart-content.tsx'))

/** The cart, full-screen. */
export function CartDialog() {
  const t = useWords()
  const cart = useCart()
  return (
    <Dialog open={cart.isOpen} onClose={cart.close} label={t('cart.title')} className="tray-dialog">
      <div className="tray-page frame">
        <div className="tray-head apart">
          <p className="tray-title">{t('cart.title')}</p>
          <button type="button" className="corner touch" onClick={cart.close}>
            {t('nav.close')}
          </button>
        </div>
        {cart.isOpen && (
          <Suspense fallback={<CartSkeleton />}>
            <CartContent />
          </Suspense>
        )}
      </div>
    </Dialog>
  )
}
