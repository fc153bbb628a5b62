import { useCart } from '@store/template-kit'
import { lazy, Suspense } from 'react'
import { Sheet } from './sheet.tsx'
import { useWords } from './words.ts'

/** Fetched when a shopper is about to open it: most pages are left without. */
export const loadCart = () => import('./cart-panel.tsx')
const CartPanel = lazy(loadCart)

/** The cart as a table, 440 px wide, at the right. */
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
