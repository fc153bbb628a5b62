import { CrossIcon, Drawer, useCart, useT } from '@store/template-kit'
import { lazy, Suspense } from 'react'

/** The cart drawer. Its content is a chunk that loads when a shopper first opens it. */
const CartPanel = lazy(() => import('./cart-panel.tsx'))

export function CartDrawer() {
  const t = useT()
  const cart = useCart()
  return (
    <Drawer open={cart.isOpen} onClose={cart.close} label={t('cart.title')} className="drawer">
      <div className="drawer-head">
        <p className="drawer-title">{t('cart.title')}</p>
        <button type="button" className="icon-button" aria-label={t('nav.close')} onClick={cart.close}>
          <CrossIcon />
        </button>
      </div>
      {cart.isOpen && (
        <Suspense fallback={<p className="drawer-wait">{t('cart.loading')}</p>}>
          <CartPanel />
        </Suspense>
      )}
    </Drawer>
  )
}
