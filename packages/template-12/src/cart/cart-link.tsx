import { type LayoutProps, Link, useCartLink, VisuallyHidden } from '@store/template-kit'
import { useWords } from '../words.ts'

/**
 * The link to the cart page. With JavaScript it opens the cart's dialog instead, except on pages that show the cart.
 */
export function CartLink({ screen, className }: Pick<LayoutProps, 'screen'> & { readonly className: string }) {
  const t = useWords()
  const { link, count, label, fresh } = useCartLink(screen)
  return (
    <Link {...link} className={className}>
      {count > 0 ? (
        <>
          <VisuallyHidden>{label}</VisuallyHidden>
          {/* A new key makes a new element, so the CSS animation runs again after each product that is added. */}
          <span key={fresh.key} data-new={fresh.isNew} aria-hidden="true">
            {t('nav.cart')} ({count})
          </span>
        </>
      ) : (
        t('nav.cart')
      )}
    </Link>
  )
}
