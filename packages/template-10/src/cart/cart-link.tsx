import { type LayoutProps, Link, useCartLink, VisuallyHidden } from '@store/template-kit'
import { BoxIcon } from '../icons.tsx'
import { useWords } from '../words.ts'
import { loadCart } from './cart-sheet.tsx'

/** The link to the cart page. With JavaScript it opens the cart's sheet instead, except on pages that show the cart. */
export function CartLink({ screen, className }: Pick<LayoutProps, 'screen'> & { readonly className: string }) {
  const t = useWords()
  const { link, count, label, fresh } = useCartLink(screen, loadCart)
  return (
    <Link {...link} className={className}>
      <BoxIcon />
      <VisuallyHidden>{label}</VisuallyHidden>
      <span aria-hidden="true">
        {t('nav.cart')}
        {count > 0 && (
          // A new key makes a new element, so the CSS animation runs again after each product that is added.
          <span key={fresh.key} data-new={fresh.isNew} className="box-count">
            {` · ${count}`}
          </span>
        )}
      </span>
    </Link>
  )
}
