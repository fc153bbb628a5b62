import { CrossIcon, Drawer, useCart } from '@store/template-kit'
import { lazy, Suspense } from 'react'
import { useWords } from './words.ts'

/** Comes when a shopper first opens it: browse pages do not carry it. */
const OrderPane = lazy(() => import('./order-pane.tsx'))

/** The order: a pane that slides over the right half, on phones over everything. */
export function CartPane() {
  const t = useWords()
  const cart = useCart()
  return (
    <Drawer open={cart.isOpen} onClose={cart.close} label={t('cart.title')} className="pane order-pane">
      <div className="pane-head">
        <p className="pane-title">{t('cart.title')}</p>
        <button type="button" className="icon-button" aria-label={t('nav.close')} onClick={cart.close}>
          <CrossIcon />
        </button>
      </div>
      {cart.isOpen && (
        <Suspense fallback={<OrderWaits />}>
          <OrderPane />
        </Suspense>
      )}
    </Drawer>
  )
}

/** Planes of plaster where the lines will stand. */
export function OrderWaits() {
  const t = useWords()
  return (
    <div className="bones" role="status" aria-label={t('cart.loading')} data-waits="">
      <span className="bone" />
      <span className="bone" />
    </div>
  )
}
