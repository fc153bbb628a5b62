import { BagIcon, type LayoutProps, Link, useCartLink, VisuallyHidden } from '@store/template-kit'
import { useWords } from './words.ts'

/** Leads to the cart page; with JavaScript the card opens under the pill, but where the bag is already in sight. */
export function BagLink({ screen, className }: Pick<LayoutProps, 'screen'> & { readonly className: string }) {
  const t = useWords()
  const { link, count, said, fresh } = useCartLink(screen)
  return (
    <Link {...link} className={className}>
      <BagIcon className="dock-icon" />
      <VisuallyHidden>{said}</VisuallyHidden>
      <span aria-hidden="true">{t('nav.cart')}</span>
      {count > 0 && (
        // Another key is another element: it breathes each time something was added.
        <span key={fresh.key} data-new={fresh.isNew} className="bag-count" aria-hidden="true">
          {count}
        </span>
      )}
    </Link>
  )
}
