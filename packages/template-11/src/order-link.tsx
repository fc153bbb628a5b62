import { type LayoutProps, Link, useCart, usePaths, VisuallyHidden } from '@store/template-kit'
import type { MouseEvent } from 'react'
import { useWords } from './words.ts'

/** "Pedido (1)". Leads to the cart's page; with JavaScript a pane slides over the right half. */
export function OrderLink({ screen, className }: Pick<LayoutProps, 'screen'> & { readonly className: string }) {
  const t = useWords()
  const paths = usePaths()
  const cart = useCart()
  const open = (event: MouseEvent) => {
    const inSight = screen === 'Cart' || screen === 'Checkout'
    if (inSight || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return
    event.preventDefault()
    cart.open()
  }
  return (
    <Link
      href={paths.cart()}
      className={className}
      aria-current={screen === 'Cart' ? 'page' : undefined}
      onClick={open}
    >
      <VisuallyHidden>{cart.count > 0 ? t('nav.cartUnits', { count: cart.count }) : t('nav.cart')}</VisuallyHidden>
      <span aria-hidden="true">{t('nav.cart')}</span>{' '}
      <span
        // Another key is another element: the line under it draws each time something was added.
        key={cart.lastAdded?.at}
        className="order-count"
        aria-hidden="true"
        data-new={cart.lastAdded ? '' : undefined}
      >
        {cart.count > 0 && `(${cart.count})`}
      </span>
    </Link>
  )
}
