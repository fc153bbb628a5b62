import { useCart } from '@store/template-kit'
import { lazy, Suspense } from 'react'
import { useWords } from '../words.ts'
import { Sheet } from './sheet.tsx'

/** Loads the cart, a separate chunk because most pages never show it. Called on hover or focus of the cart's link. */
export const loadCart = () => import('./cart-panel.tsx')
const CartPanel = lazy(loadCart)

/** The cart in a drawer at the right, 440 px wide. */
export function CartDrawer() {
  const t = useWords()
  const cart = useCart()
  return (
    <Sheet label={t('cart.title')} open={cart.isOpen} onClose={cart.close} className="cart-sheet">
      {cart.isOpen && (
        <Suspense fallback={<p className="notice">{t('cart.loading')}</p>}>
          <CartPanel />
        </Suspense>
      )}
    </Sheet>
  )
}
