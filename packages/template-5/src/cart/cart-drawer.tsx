import { useCart } from '@store/template-kit'
import { lazy, Suspense } from 'react'
import { Panel } from '../parts/panel.tsx'
import { useWords } from '../words.ts'
import { CartSkeleton } from './cart-skeleton.tsx'

/** Loads the cart, a separate chunk because most pages never show it. Called on hover or focus of the cart's link. */
export const loadCart = () => import('./cart-panel.tsx')
const CartPanel = lazy(loadCart)

/** The cart. From 1280 px it opens at the right and the page becomes narrower; below that it covers the screen. */
export function CartDrawer() {
  const t = useWords()
  const cart = useCart()
  return (
    <Panel id="bag" label={t('cart.title')} open={cart.isOpen} onClose={cart.close} className="bag-panel">
      {cart.isOpen && (
        <Suspense fallback={<CartSkeleton />}>
          <CartPanel />
        </Suspense>
      )}
    </Panel>
  )
}
