import type { MouseEvent } from 'react'
import { useCart } from '../cart/cart-provider.tsx'
import { Link } from '../host.tsx'
import { BagIcon } from '../parts/icons.tsx'
import { VisuallyHidden } from '../parts/visually-hidden.tsx'
import { usePaths, useT } from '../shop-context.tsx'
import type { LayoutProps } from '../template.ts'

/** Leads to the cart page; with JavaScript it opens the drawer instead, but where the cart is already in sight. */
export function CartLink({ screen }: Pick<LayoutProps, 'screen'>) {
  const t = useT()
  const paths = usePaths()
  const cart = useCart()
  const opensDrawer = screen !== 'Cart' && screen !== 'Checkout'
  const open = (event: MouseEvent) => {
    if (!opensDrawer || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return
    event.preventDefault()
    cart.open()
  }
  return (
    <Link
      href={paths.cart()}
      className="cart-link"
      aria-current={screen === 'Cart' ? 'page' : undefined}
      onClick={open}
    >
      <BagIcon />
      <VisuallyHidden>{cart.count > 0 ? t('nav.cartUnits', { count: cart.count }) : t('nav.cart')}</VisuallyHidden>
      <span className="wide-only" aria-hidden="true">
        {t('nav.cart')}
      </span>
      {cart.count > 0 && (
        <span className="cart-count" aria-hidden="true">
          {cart.count}
        </span>
      )}
    </Link>
  )
}
