import type { MouseEvent } from 'react'
import type { ScreenName } from '../design.ts'
import { usePaths, useT } from '../shop-context.tsx'
import { useCart } from './cart-provider.tsx'

/**
 * The way to the cart: `<Link {...link}>` leads to its page, and with JavaScript opens it where one is, but where the
 * cart is in sight already, or a new tab is asked for. `said`: for who only hears it, with how many there are. `load`:
 * fetches what is about to be opened.
 */
export function useCartLink(screen: ScreenName, load?: () => Promise<unknown>) {
  const t = useT()
  const paths = usePaths()
  const cart = useCart()
  const prepare = load && (() => void load().catch(() => {}))
  return {
    link: {
      href: paths.cart(),
      'aria-current': screen === 'Cart' ? ('page' as const) : undefined,
      ...(prepare && { onPointerEnter: prepare, onFocus: prepare }),
      onClick(event: MouseEvent) {
        const isInSight = screen === 'Cart' || screen === 'Checkout'
        if (isInSight || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return
        event.preventDefault()
        cart.open()
      },
    },
    count: cart.count,
    said: cart.count > 0 ? t('nav.cartUnits', { count: cart.count }) : t('nav.cart'),
    /** Of the count: another key is another element, whose look can move each time something was put in. */
    fresh: { key: cart.lastAdded?.at, isNew: cart.lastAdded ? '' : undefined },
  }
}
