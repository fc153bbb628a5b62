import { BagIcon, type LayoutProps, Link, useCart, usePaths, VisuallyHidden } from '@store/template-kit'
import type { MouseEvent } from 'react'
import { useWords } from './words.ts'

/** Leads to the cart page; with JavaScript the card opens under the pill, but where the bag is already in sight. */
export function BagLink({ screen, className }: Pick<LayoutProps, 'screen'> & { readonly className: string }) {
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
      <BagIcon className="dock-icon" />
      <VisuallyHidden>{cart.count > 0 ? t('nav.cartUnits', { count: cart.count }) : t('nav.cart')}</VisuallyHidden>
      <span aria-hidden="true">{t('nav.cart')}</span>
      {cart.count > 0 && (
        // Another key is another element: it breathes each time something was added.
        <span
          key={cart.lastAdded?.at}
          className="bag-count"
          aria-hidden="true"
          data-new={cart.lastAdded ? '' : undefined}
        >
          {cart.count}
        </span>
      )}
    </Link>
  )
}
