import { BagIcon, type LayoutProps, Link, useCartLink, VisuallyHidden } from '@store/template-kit'
import { useWords } from './words.ts'

/** Leads to the cart page; with JavaScript the basket comes down from under the header, but where it is in sight already. */
export function BasketLink({ screen }: Pick<LayoutProps, 'screen'>) {
  const t = useWords()
  const { link, count, said } = useCartLink(screen)
  return (
    <Link {...link} className="way basket-link">
      <BagIcon />
      {count > 0 ? (
        <>
          <VisuallyHidden>{said}</VisuallyHidden>
          <span aria-hidden="true">
            <span className="basket-word">{t('nav.cart')} </span>({count})
          </span>
        </>
      ) : (
        <span className="basket-word">{t('nav.cart')}</span>
      )}
    </Link>
  )
}
