import { type LayoutProps, Link, useCartLink, VisuallyHidden } from '@store/template-kit'
import { loadBox } from './box-sheet.tsx'
import { BoxIcon } from './icons.tsx'
import { useWords } from './words.ts'

/** Leads to the box's page; with JavaScript it opens at the bottom edge, but where what is in it is already in sight. */
export function BoxLink({ screen, className }: Pick<LayoutProps, 'screen'> & { readonly className: string }) {
  const t = useWords()
  const { link, count, said, fresh } = useCartLink(screen, loadBox)
  return (
    <Link {...link} className={className}>
      <BoxIcon />
      <VisuallyHidden>{said}</VisuallyHidden>
      <span aria-hidden="true">
        {t('nav.cart')}
        {count > 0 && (
          // Another key is another element: it hops each time something was added.
          <span key={fresh.key} data-new={fresh.isNew} className="box-count">
            {` · ${count}`}
          </span>
        )}
      </span>
    </Link>
  )
}
