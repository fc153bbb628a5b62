import { CrossIcon, Drawer, useCart } from '@store/template-kit'
import { lazy, Suspense } from 'react'
import { useWords } from '../words.ts'

/** Fetched when the cart is first opened: most pages never show it. */
const CartContent = lazy(() => import('./cart-content.tsx'))

/** The cart: a panel over the right half, on phones over the whole screen. */
export function CartPanel() {
  const t = useWords()
  const cart = useCart()
  return (
    <Drawer open={cart.isOpen} onClose={cart.close} label={t('cart.title')} className="pane order-pane">
      <div className="pane-head apart">
        <p className="pane-title">{t('cart.title')}</p>
        <button type="button" className="icon-button" aria-label={t('nav.close')} onClick={cart.close}>
          <CrossIcon />
        </button>
      </div>
      {cart.isOpen && (
        <Suspense fallback={<p className="pane-scroll">{t('cart.loading')}</p>}>
          <CartContent />
        </Suspense>
      )}
    </Drawer>
  )
}
