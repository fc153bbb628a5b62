import { type LayoutProps, Link, useCart, usePaths, VisuallyHidden, wantsNewTab } from '@store/template-kit'
import type { MouseEvent } from 'react'
import { TicketIcon } from '../icons.tsx'
import { useWords } from '../words.ts'
import { loadCart } from './load-cart.ts'

/** The link to the cart page. With JavaScript it opens the cart's sheet. Not shown where the cart is a column. */
export function CartLink({ screen }: Pick<LayoutProps, 'screen'>) {
  const t = useWords()
  const { cart: page } = usePaths()
  const { count, open } = useCart()
  const isThere = screen === 'Cart' || screen === 'Checkout'
  const prefetch = () => void loadCart().catch(() => {})
  return (
    <Link
      href={page()}
      className="sign ticket-link middle"
      aria-current={screen === 'Cart' ? 'page' : undefined}
      onFocus={prefetch}
      onPointerEnter={prefetch}
      onClick={(event: MouseEvent) => {
        if (isThere || wantsNewTab(event)) return
        event.preventDefault()
        open()
      }}
    >
      <TicketIcon />
      <VisuallyHidden>{t(count > 0 ? 'nav.cartUnits' : 'nav.cart', { count })}</VisuallyHidden>
      {count > 0 && <b aria-hidden="true">{count}</b>}
    </Link>
  )
}
