import { CrossIcon, Dialog, useCart } from '@store/template-kit'
import { lazy, Suspense } from 'react'
import { SHOP_CLOTH } from './cloths.ts'
import { Cut } from './weave.tsx'
import { useWords } from './words.ts'

/** Comes when a shopper first opens it: browse pages do not carry it. */
const Basket = lazy(() => import('./basket.tsx'))

/** The basket comes down from under the header, what is in it side by side; it ends in the shop's cloth. */
export function BasketPanel() {
  const t = useWords()
  const cart = useCart()
  return (
    <Dialog open={cart.isOpen} onClose={cart.close} label={t('cart.title')} className="basket-panel">
      <div className="basket-page frame">
        <div className="basket-head">
          <p className="basket-title">{t('cart.title')}</p>
          <button type="button" className="sign" aria-label={t('nav.close')} onClick={cart.close}>
            <CrossIcon />
          </button>
        </div>
        {cart.isOpen && (
          <Suspense fallback={<BasketWaits />}>
            <Basket />
          </Suspense>
        )}
      </div>
      <Cut from={SHOP_CLOTH} />
    </Dialog>
  )
}

/** The warp, before anything is woven into it. */
export function BasketWaits() {
  const t = useWords()
  return (
    <div className="basket-waits" role="status" aria-label={t('cart.loading')} data-waits="">
      <span className="warp" />
      <span className="warp" />
      <span className="warp" />
    </div>
  )
}
