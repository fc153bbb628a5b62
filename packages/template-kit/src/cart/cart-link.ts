import type { MouseEvent } from 'react'
import type { ScreenName } from '../design.ts'
import { wantsNewTab } from '../parts/wants-new-tab.ts'
import { usePaths, useT } from '../shop-context.tsx'
import { useCart } from './cart-provider.tsx'

/**
 * A link to the cart: `<Link {...link}>` opens its page; with JavaScript it opens the drawer instead, except on screens
 * that show the cart already, and with a modifier key for a new tab. `label`: the accessible name, with the number of
 * units. `load`: preloads the drawer's code on hover and focus.
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
        const showsCart = screen === 'Cart' || screen === 'Checkout'
        if (showsCart || wantsNewTab(event)) return
        event.preventDefault()
        cart.open()
      },
    },
    count: cart.count,
    label: cart.count > 0 ? t('nav.cartUnits', { count: cart.count }) : t('nav.cart'),
    /** Props of the count. The key changes with each addition, so that React replaces the element and its CSS animation runs again. */
    fresh: { key: cart.lastAdded?.at, isNew: cart.lastAdded ? '' : undefined },
  }
}
