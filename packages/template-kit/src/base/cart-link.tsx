import { useCartLink } from '../cart/cart-link.ts'
import { Link } from '../host.tsx'
import { BagIcon } from '../parts/icons.tsx'
import { VisuallyHidden } from '../parts/visually-hidden.tsx'
import { useT } from '../shop-context.tsx'
import type { LayoutProps } from '../template.ts'

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
