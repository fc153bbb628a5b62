import { type LayoutProps, Link, useCartLink, VisuallyHidden } from '@store/template-kit'
import { CartIcon } from '../icons.tsx'
import { useWords } from '../words.ts'
import { loadCartPanel } from './load-cart-panel.ts'

/**
 * The link to the cart page. With JavaScript it opens the cart's drawer instead, except on pages that show the cart.
 */
export function CartLink({ screen, className }: Pick<LayoutProps, 'screen'> & { readonly className: string }) {
  const t = useWords()
  const { link, count, label } = useCartLink(screen, loadCartPanel)
  return (
    <Link {...link} className={className}>
      <CartIcon />
      <VisuallyHidden>{label}</VisuallyHidden>
      <span aria-hidden="true" className="bar-cart-word">
        {t('nav.cart')}
      </span>
      <b aria-hidden="true">{count > 0 ? count : ''}</b>
    </Link>
  )
}
