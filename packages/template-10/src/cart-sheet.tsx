import { CrossIcon, Drawer, useCart } from '@store/template-kit'
import { lazy, Suspense } from 'react'
import { useWords } from './words.ts'

/** Fetched on hover or focus of the cart's link: most pages never show the cart. */
export const loadCart = () => import('./cart-panel.tsx')
const CartPanel = lazy(loadCart)

/** The cart in a sheet from the bottom, on every screen. */
export function CartSheet() {
  const t = useWords()
  const cart = useCart()
  return (
    <Drawer open={cart.isOpen} onClose={cart.close} label={t('cart.title')} side="bottom" className="sheet box-sheet">
      <div className="box-head">
        <p className="box-title">{t('cart.title')}</p>
        <button type="button" className="round" aria-label={t('nav.close')} onClick={cart.close}>
          <CrossIcon />
        </button>
      </div>
      {cart.isOpen && (
        <Suspense fallback={<CartSkeleton />}>
          <CartPanel />
        </Suspense>
      )}
    </Drawer>
  )
}

/** Placeholders for the lines of the cart. */
export function CartSkeleton() {
  const t = useWords()
  return (
    <div className="bones" role="status" aria-label={t('cart.loading')} data-waits="">
      <span className="bone" />
      <span className="bone" />
      <span className="bone" />
    </div>
  )
}
