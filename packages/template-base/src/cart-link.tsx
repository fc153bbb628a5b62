import type { LayoutProps } from '@store/template-kit'
import { BagIcon, Link, useCartLink, useT, VisuallyHidden } from '@store/template-kit'

/** Leads to the cart page; with JavaScript it opens the drawer instead, but where the cart is already in sight. */
export function CartLink({ screen }: Pick<LayoutProps, 'screen'>) {
  const t = useT()
  const { link, count, said } = useCartLink(screen)
  return (
    <Link {...link} className="cart-link">
      <BagIcon />
      <VisuallyHidden>{said}</VisuallyHidden>
      <span className="wide-only" aria-hidden="true">
        {t('nav.cart')}
      </span>
      {count > 0 && (
        <span className="cart-count" aria-hidden="true">
          {count}
        </span>
      )}
    </Link>
  )
}
