import type { Product } from '@store/core'
import { CrossIcon, Link, usePaths, wantsNewTab } from '@store/template-kit'
import type { MouseEvent } from 'react'
import { useWords } from '../words.ts'

/** Products opened by a link in this document: closing their sheet can go back in the history. */
const opened = new Set<number>()

/**
 * Props of a link to a product. On phones the product's page looks like a sheet over the page that has the link; it has
 * its own address (L8).
 */
export const sheetLinkProps = ({ id }: Product) => ({
  viewTransition: true,
  'data-quick-view': '',
  onClick: () => void opened.add(id),
})

/**
 * Closes the sheet: goes back in the history, or to the product's category if the product was the first page opened.
 */
export function CloseSheet({ product }: { readonly product: Product }) {
  const t = useWords()
  const paths = usePaths()
  const goBack = (event: MouseEvent) => {
    if (!opened.has(product.id) || wantsNewTab(event)) return
    event.preventDefault()
    history.back()
  }
  return (
    <Link
      href={paths.catalog(product.category ? { category: product.category.name } : {})}
      className="icon-button page-close"
      aria-label={t('nav.close')}
      viewTransition
      onClick={goBack}
    >
      <CrossIcon />
    </Link>
  )
}
