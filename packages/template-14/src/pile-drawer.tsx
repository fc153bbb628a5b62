import { Drawer, useCart } from '@store/template-kit'
import { lazy, Suspense } from 'react'
import { useWords } from './words.ts'

/** Comes when a shopper first opens it: browse pages do not carry it. */
const Pile = lazy(() => import('./pile.tsx'))

/** The pile, over the index: books lying on each other, their spines to whoever looks. */
export function PileDrawer() {
  const t = useWords()
  const cart = useCart()
  return (
    <Drawer open={cart.isOpen} onClose={cart.close} label={t('cart.title')} side="left" className="pile-drawer">
      <div className="pile-head">
        <p className="pile-title">{t('cart.title')}</p>
        <button type="button" className="under" onClick={cart.close}>
          {t('nav.close')}
        </button>
      </div>
      {cart.isOpen && (
        <Suspense fallback={<PileWaits />}>
          <Pile />
        </Suspense>
      )}
    </Drawer>
  )
}

/** Blank spines where the books will lie. */
export function PileWaits() {
  const t = useWords()
  return (
    <div className="pile-waits" role="status" aria-label={t('cart.loading')} data-waits="">
      <span className="blank-spine" />
      <span className="blank-spine" />
      <span className="blank-spine" />
    </div>
  )
}
