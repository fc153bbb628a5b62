import { type LayoutProps, Link, useCartLink, VisuallyHidden } from '@store/template-kit'
import { useWords } from './words.ts'

/** "Pedido (1)". Leads to the cart's page; with JavaScript a pane slides over the right half. */
export function OrderLink({ screen, className }: Pick<LayoutProps, 'screen'> & { readonly className: string }) {
  const t = useWords()
  const { link, count, said, fresh } = useCartLink(screen)
  return (
    <Link {...link} className={className}>
      <VisuallyHidden>{said}</VisuallyHidden>
      <span aria-hidden="true">{t('nav.cart')}</span>{' '}
      <span
        // Another key is another element: the line under it draws each time something was added.
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
