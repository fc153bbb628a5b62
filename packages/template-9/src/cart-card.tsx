import { CrossIcon, Drawer, useCart } from '@store/template-kit'
import { lazy, Suspense } from 'react'
import { useWords } from './words.ts'

/** Comes when a shopper first opens it: browse pages do not carry it. */
const Bag = lazy(() => import('./bag.tsx'))

/** The bag: a card under the pill, on phones a sheet from the bottom edge. */
export function CartCard() {
  const t = useWords()
  const cart = useCart()
  return (
    <Drawer open={cart.isOpen} onClose={cart.close} label={t('cart.title')} className="sheet bag-card">
      <div className="bag-head">
        <p className="bag-title">{t('cart.title')}</p>
        <button type="button" className="round" aria-label={t('nav.close')} onClick={cart.close}>
          <CrossIcon />
        </button>
      </div>
      {cart.isOpen && (
        <Suspense fallback={<BagWaits />}>
          <Bag />
        </Suspense>
      )}
    </Drawer>
  )
}

/** Arches where the lines will stand. */
export function BagWaits() {
  const t = useWords()
  return (
    <div className="bones" role="status" aria-label={t('cart.loading')} data-waits="">
      <span className="bone-arch" />
      <span className="bone-arch" />
    </div>
  )
}
