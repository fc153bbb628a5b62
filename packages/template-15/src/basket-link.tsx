import { BagIcon, type LayoutProps, Link, useCart, usePaths, VisuallyHidden } from '@store/template-kit'
import type { MouseEvent } from 'react'
import { useWords } from './words.ts'

/** Leads to the cart page; with JavaScript the basket comes down from under the header, but where it is in sight already. */
export function BasketLink({ screen }: Pick<LayoutProps, 'screen'>) {
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
      className="way basket-link"
      aria-current={screen === 'Cart' ? 'page' : undefined}
      onClick={open}
    >
      <BagIcon />
      {cart.count > 0 ? (
        <>
          <VisuallyHidden>{t('nav.cartUnits', { count: cart.count })}</VisuallyHidden>
          <span aria-hidden="true">
            <span className="basket-word">{t('nav.cart')} </span>({cart.count})
          </span>
        </>
      ) : (
        <span className="basket-word">{t('nav.cart')}</span>
      )}
    </Link>
  )
}
