import { type LayoutProps, Link, useCartLink, VisuallyHidden } from '@store/template-kit'
import { useWords } from '../words.ts'

/** The link to the cart page, as in "Pedido (1)". With JavaScript it opens the cart's panel. */
export function CartLink({ screen, className }: Pick<LayoutProps, 'screen'> & { readonly className: string }) {
  const t = useWords()
  const { link, count, label, fresh } = useCartLink(screen)
  return (
    <Link {...link} className={className}>
      <VisuallyHidden>{label}</VisuallyHidden>
      <span aria-hidden="true">{t('nav.cart')}</span>{' '}
      <span
        // A new key makes a new element, so the CSS animation of the line below runs again after each product that is
        // added.
        key={fresh.key}
        data-new={fresh.isNew}
        className="order-count"
        aria-hidden="true"
      >
        {count > 0 && `(${count})`}
      </span>
    </Link>
  )
}
