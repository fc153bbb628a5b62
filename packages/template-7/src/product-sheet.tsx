import type { Product } from '@store/core'
import { CrossIcon, Link, usePaths } from '@store/template-kit'
import type { MouseEvent } from 'react'
import { useWords } from './words.ts'

/** Products that were opened over another page of this document: behind them there is something to go back to. */
const opened = new Set<number>()

/** Of a link that opens a product: on phones it comes as a sheet over the page it stands on, with its own address (L8). */
export const asSheet = ({ id }: Product) => ({
  viewTransition: true,
  'data-quick-view': '',
  onClick: () => void opened.add(id),
})

/** Puts the sheet away: back to what it was opened over; where it is the first page, on to the product's aisle. */
export function CloseSheet({ product }: { readonly product: Product }) {
  const t = useWords()
  const paths = usePaths()
  const goBack = (event: MouseEvent) => {
    if (!opened.has(product.id) || event.metaKey || event.ctrlKey || event.shiftKey) return
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
