import { CrossIcon, Drawer, useCart } from '@store/template-kit'
import { lazy, Suspense } from 'react'
import { useWords } from '../words.ts'
import { loadCart } from './load-cart.ts'

const CartContent = lazy(loadCart)

/** The cart's drawer, from the top right. */
export function CartDrawer() {
  const t = useWords()
  const { isOpen, close } = useCart()
  return (
    <Drawer open={isOpen} onClose={close} label={t('cart.title')} side="top" className="receipt-drawer">
      {isOpen && (
        <Suspense fallback={<p className="receipt" role="status" aria-label={t('cart.loading')} />}>
          <CartContent onClose={close} />
        </Suspense>
      )}
      <button type="button" className="close receipt-close middle" aria-label={t('nav.close')} onClick={close}>
        <CrossIcon />
      </button>
    </Drawer>
  )
}
