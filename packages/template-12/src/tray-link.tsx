import { type LayoutProps, Link, useCartLink, VisuallyHidden } from '@store/template-kit'
import { useWords } from './words.ts'

/** Leads to the cart page; with JavaScript the tray opens over the page, but where it is in sight already. */
export function TrayLink({ screen, className }: Pick<LayoutProps, 'screen'> & { readonly className: string }) {
  const t = useWords()
  const { link, count, said, fresh } = useCartLink(screen)
  return (
    <Link {...link} className={className}>
      {count > 0 ? (
        <>
          <VisuallyHidden>{said}</VisuallyHidden>
          {/* Another key is another element: it lights up each time something was put in. */}
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
