import { Drawer, useCart } from '@store/template-kit'
import { lazy, Suspense } from 'react'
import { Dots } from '../parts/bubble.tsx'
import { CloseButton } from '../parts/close-button.tsx'
import { useWords } from '../words.ts'

/** Fetched on hover or focus of the cart's link: most pages never show it. */
export const loadCart = () => import('./cart-content.tsx')
const CartContent = lazy(loadCart)

/** The cart in a drawer as high as the screen. */
export function CartDrawer() {
  const t = useWords()
  const cart = useCart()
  return (
    <Drawer label={t('cart.title')} open={cart.isOpen} onClose={cart.close} side="bottom" className="cart-drawer">
      <div className="drawer-bar apart">
        <strong>{t('cart.title')}</strong>
        <CloseButton onClick={cart.close} />
      </div>
      {cart.isOpen && (
        <Suspense fallback={<Dots />}>
          <CartContent />
        </Suspense>
      )}
    </Drawer>
  )
}
