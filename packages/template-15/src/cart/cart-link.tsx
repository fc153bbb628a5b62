import { BagIcon, type LayoutProps, Link, useCartLink, VisuallyHidden } from '@store/template-kit'
import { useWords } from '../words.ts'

/** The link to the cart page. With JavaScript it opens the cart's panel instead, except on pages that show the cart. */
export function CartLink({ screen }: Pick<LayoutProps, 'screen'>) {
  const t = useWords()
  const { link, count, label } = useCartLink(screen)
  return (
    <Link {...link} className="way basket-link touch">
      <BagIcon />
      {count > 0 ? (
        <>
          <VisuallyHidden>{label}</VisuallyHidden>
          <span aria-hidden="true">
            <span className="unseen-narrow">{t('nav.cart')} </span>({count})
          </span>
        </>
      ) : (
        <span className="unseen-narrow">{t('nav.cart')}</span>
      )}
    </Link>
  )
}
