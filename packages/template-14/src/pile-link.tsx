import { type LayoutProps, Link, useCart, usePaths, VisuallyHidden } from '@store/template-kit'
import type { MouseEvent } from 'react'
import { useWords } from './words.ts'

/** "Pila (2)": leads to the cart page; with JavaScript the pile slides over the index, but where it is in sight already. */
export function PileLink({ screen }: Pick<LayoutProps, 'screen'>) {
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
      className="pile-link"
      aria-current={screen === 'Cart' ? 'page' : undefined}
      onClick={open}
    >
      {cart.count > 0 ? (
        <>
          <VisuallyHidden>{t('nav.cartUnits', { count: cart.count })}</VisuallyHidden>
          {/* Another key is another element: it drops each time something was put on the pile. */}
          <span key={cart.lastAdded?.at} aria-hidden="true" data-new={cart.lastAdded ? '' : undefined}>
            {t('nav.cart')} ({cart.count})
          </span>
        </>
      ) : (
        t('nav.cart')
      )}
    </Link>
  )
}
