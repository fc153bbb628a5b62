import { type LayoutProps, Link, useCartLink, VisuallyHidden } from '@store/template-kit'
import { useWords } from './words.ts'

/** "Pila (2)": leads to the cart page; with JavaScript the pile slides over the index, but where it is in sight already. */
export function PileLink({ screen }: Pick<LayoutProps, 'screen'>) {
  const t = useWords()
  const { link, count, said, fresh } = useCartLink(screen)
  return (
    <Link {...link} className="pile-link">
      {count > 0 ? (
        <>
          <VisuallyHidden>{said}</VisuallyHidden>
          {/* Another key is another element: it drops each time something was put on the pile. */}
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
