import { CrossIcon, Drawer, type LayoutProps, useCart, useMoney } from '@store/template-kit'
import { lazy, Suspense } from 'react'
import { CartIcon } from '../icons.tsx'
import { FreeDelivery } from '../parts/free-delivery.tsx'
import { useWords } from '../words.ts'
import { CartSkeleton } from './cart-skeleton.tsx'
import { loadCartPanel } from './load-cart-panel.ts'

const CartPanel = lazy(loadCartPanel)
/** Screens on which the bar is not shown: the first two show the cart themselves. */
const HIDDEN_ON: readonly LayoutProps['screen'][] = ['Cart', 'Checkout', 'Closed']

/**
 * A bar at the bottom edge with count and total, shown while the cart has lines. It opens the cart's drawer, which
 * comes from below.
 */
export function CartBar({ screen }: Pick<LayoutProps, 'screen'>) {
  const t = useWords()
  const cart = useCart()
  const isShown = cart.ready && cart.count > 0 && !HIDDEN_ON.includes(screen)
  return (
    <>
      {isShown && <CartBarButton />}
      <Drawer open={cart.isOpen} onClose={cart.close} label={t('cart.title')} side="bottom" className="bench">
        <div className="bench-head apart">
          <p className="bench-title">
            <span className="lean">{t('cart.title')}</span>
          </p>
          <button type="button" className="icon-button" aria-label={t('nav.close')} onClick={cart.close}>
            <CrossIcon />
          </button>
        </div>
        {cart.isOpen && (
          <Suspense fallback={<CartSkeleton />}>
            <CartPanel />
          </Suspense>
        )}
      </Drawer>
    </>
  )
}

function CartBarButton() {
  const t = useWords()
  const money = useMoney()
  const { count, totals, settled, lastAdded, open } = useCart()
  const prepare = () => void loadCartPanel().catch(() => {})
  return (
    <section className="dock" aria-label={t('cart.title')}>
      <button type="button" className="dock-board" onPointerEnter={prepare} onFocus={prepare} onClick={open}>
        <CartIcon />
        {/* A new key makes a new element, so the CSS animation runs again after each product that is added. */}
        <b key={lastAdded?.at} className="dock-count" data-new={lastAdded ? '' : undefined}>
          {t('cart.units', { count })}
        </b>
        <b className="dock-total" data-settling={settled ? undefined : ''}>
          <span>{totals ? money(totals.total) : ''}</span>
        </b>
      </button>
      <FreeDelivery />
    </section>
  )
}
