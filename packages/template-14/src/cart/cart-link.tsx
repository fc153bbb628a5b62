import { type LayoutProps, Link, useCartLink, VisuallyHidden } from '@store/template-kit'
import { useWords } from '../words.ts'

/**
 * The link to the cart page, as in "Pila (2)". With JavaScript it opens the cart's drawer instead, except on pages that
 * show the cart.
 */
export function CartLink({ screen }: Pick<LayoutProps, 'screen'>) {
  const t = useWords()
  const { link, count, label, fresh } = useCartLink(screen)
  return (
    <Link {...link} className="pile-link touch">
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
