import { type LayoutProps, Link, useCart, usePaths, VisuallyHidden } from '@store/template-kit'
import type { MouseEvent } from 'react'
import { CartIcon } from './icons.tsx'
import { loadBench } from './load-bench.ts'
import { useWords } from './words.ts'

/** Leads to the cart's page; with JavaScript the scoreboard opens upward, but where what is in it is already in sight. */
export function CartLink({ screen, className }: Pick<LayoutProps, 'screen'> & { readonly className: string }) {
  const t = useWords()
  const paths = usePaths()
  const cart = useCart()
  const prepare = () => void loadBench().catch(() => {})
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
      onPointerEnter={prepare}
      onFocus={prepare}
      onClick={open}
    >
      <CartIcon />
      <VisuallyHidden>{cart.count > 0 ? t('nav.cartUnits', { count: cart.count }) : t('nav.cart')}</VisuallyHidden>
      <span aria-hidden="true" className="bar-cart-word">
        {t('nav.cart')}
      </span>
      <b aria-hidden="true">{cart.count > 0 ? cart.count : ''}</b>
    </Link>
  )
}
