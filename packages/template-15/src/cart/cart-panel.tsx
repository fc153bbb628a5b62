import { CrossIcon, Dialog, useCart } from '@store/template-kit'
import { lazy, Suspense } from 'react'
import { SHOP_CLOTH } from '../parts/cloths.ts'
import { ClothCut } from '../parts/weave.tsx'
import { useWords } from '../words.ts'
import { CartSkeleton } from './cart-skeleton.tsx'

/** Fetched when the cart is first opened: most pages never show it. */
const CartContent = lazy(() => import('./cart-content.tsx'))

/** The cart in a panel from the top. Its lines are side by side. */
export function CartPanel() {
  const t = useWords()
  const cart = useCart()
  return (
    <Dialog open={cart.isOpen} onClose={cart.close} label={t('cart.title')} className="basket-panel">
      <div className="basket-page frame">
        <div className="basket-head apart">
          <p className="basket-title">{t('cart.title')}</p>
          <button type="button" className="icon-button" aria-label={t('nav.close')} onClick={cart.close}>
            <CrossIcon />
          </button>
        </div>
        {cart.isOpen && (
          <Suspense fallback={<CartSkeleton />}>
            <CartContent />
          </Suspense>
        )}
      </div>
      <ClothCut from={SHOP_CLOTH} />
    </Dialog>
  )
}
