import type { LayoutProps } from '@store/template-kit'
import { BagIcon, Link, useCartLink, useT, VisuallyHidden } from '@store/template-kit'

/** A link to the cart page. With JavaScript it opens the drawer instead, except on pages that show the cart. */
export function CartLink({ screen }: Pick<LayoutProps, 'screen'>) {
  const t = useT()
  const { link, count, label } = useCartLink(screen)
  return (
    <Link {...link} className="cart-link">
      <BagIcon />
      <VisuallyHidden>{label}</VisuallyHidden>
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
