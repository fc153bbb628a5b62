import { Drawer, useCart } from '@store/template-kit'
import { lazy, Suspense } from 'react'
import { Dots } from './bubble.tsx'
import { CrossButton } from './cross-button.tsx'
import { useWords } from './words.ts'

/** Fetched when a shopper is about to look at the order: most pages are left without. */
export const loadOrder = () => import('./order.tsx')
const Order = lazy(loadOrder)

/** The message that will be sent, over the thread and as high as the screen. */
export function OrderDrawer() {
  const t = useWords()
  const cart = useCart()
  return (
    <Drawer label={t('cart.title')} open={cart.isOpen} onClose={cart.close} side="bottom" className="order-drawer">
      <div className="drawer-bar">
        <strong>{t('cart.title')}</strong>
        <CrossButton onClick={cart.close} />
      </div>
      {cart.isOpen && (
        <Suspense fallback={<Dots />}>
          <Order />
        </Suspense>
      )}
    </Drawer>
  )
}
