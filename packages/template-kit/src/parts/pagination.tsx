import { type CatalogQuery, changeQuery, type ProductPage, pageCount } from '@store/core'
import { Link } from '../host.tsx'
import { usePaths, useT } from '../shop-context.tsx'
import { ArrowIcon } from './icons.tsx'

/** Pages of the catalogue. */
export function Pagination(props: {
  readonly page: ProductPage
  readonly query: CatalogQuery
  readonly className?: string
}) {
  const paths = usePaths()
  const href = (page: number) => paths.catalog(changeQuery(props.query, { page }))
  return <PageLinks page={props.page.page} pages={pageCount(props.page)} href={href} className={props.className} />
}

/** Links to the pages of a list. Nothing when there is only one. */
export function PageLinks(props: {
  readonly page: number
  readonly pages: number
  readonly href: (page: number) => string
  readonly className?: string
}) {
  const t = useT()
  const { pages: last, href } = props
  const current = Math.min(props.page, last)
  if (last <= 1) return null
  return (
    <nav aria-label={t('pages.label')} className={props.className} data-pagination="">
      {current > 1 && (
        <Link href={href(current - 1)} rel="prev" data-page="back">
          <ArrowIcon direction="left" /> {t('pages.back')}
        </Link>
      )}
      <ol>
        {pagesAround(current, last).map((page, i, all) => (
          <li key={page} data-gap={i > 0 && page - (all[i - 1] ?? 0) > 1 ? '' : undefined}>
            {page === current ? (
              <span aria-current="page">{page}</span>
            ) : (
              <Link href={href(page)} aria-label={t('pages.page', { page })}>
                {page}
              </Link>
            )}
          </li>
        ))}
      </ol>
      {current < last && (
        <Link href={href(current + 1)} rel="next" data-page="next">
          {t('pages.next')} <ArrowIcon />
        </Link>
      )}
    </nav>
  )
}

/** The first, the last, and two pages on either side of the current one; `data-gap` marks where pages are left out. */
function pagesAround(current: number, last: number): readonly number[] {
  const numbers = [1, current - 2, current - 1, current, current + 1, current + 2, last]
  return [...new Set(numbers.filter((page) => page >= 1 && page <= last))].sort((a, b) => a - b)
}
