import { type LayoutProps, Link, useCart, usePaths, VisuallyHidden } from '@store/template-kit'
import type { MouseEvent } from 'react'
import { loadBox } from './box-sheet.tsx'
import { BoxIcon } from './icons.tsx'
import { useWords } from './words.ts'

/** Leads to the box's page; with JavaScript it opens at the bottom edge, but where what is in it is already in sight. */
export function BoxLink({ screen, className }: Pick<LayoutProps, 'screen'> & { readonly className: string }) {
  const t = useWords()
  const paths = usePaths()
  const cart = useCart()
  const prepare = () => void loadBox().catch(() => {})
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
      <BoxIcon />
      <VisuallyHidden>{cart.count > 0 ? t('nav.cartUnits', { count: cart.count }) : t('nav.cart')}</VisuallyHidden>
      <span aria-hidden="true">
        {t('nav.cart')}
        {cart.count > 0 && (
          // Another key is another element: it hops each time something was added.
          <span key={cart.lastAdded?.at} className="box-count" data-new={cart.lastAdded ? '' : undefined}>
            {` · ${cart.count}`}
          </span>
        )}
      </span>
    </Link>
  )
}
