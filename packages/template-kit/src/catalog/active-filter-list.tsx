import type { CatalogQuery } from '@store/core'
import { Link } from '../host.tsx'
import { CrossIcon } from '../parts/icons.tsx'
import { usePaths, useT } from '../shop-context.tsx'
import { useActiveFilters } from './filter-groups.ts'

/** The active filters as a list, each a link that removes it; nothing where there are none. */
export function ActiveFilterList(props: {
  readonly query: CatalogQuery
  readonly className: string
  readonly linkClassName?: string
  /** The link that removes all: its class, and from how many filters on it is shown. Without it there is none. */
  readonly clear?: { readonly className: string; readonly tone?: string; readonly from?: number }
}) {
  const t = useT()
  const paths = usePaths()
  const { clear } = props
  const filters = useActiveFilters(props.query)
  if (filters.length === 0) return null
  return (
    <ul className={props.className} aria-label={t('filter.active', { count: filters.length })}>
      {filters.map(({ key, name, remove }) => (
        <li key={key}>
          <Link {...remove} className={props.linkClassName}>
            {name} <CrossIcon />
          </Link>
        </li>
      ))}
      {clear && filters.length >= (clear.from ?? 1) && (
        <li>
          <Link href={paths.catalog()} className={clear.className} data-tone={clear.tone}>
            {t('filter.clear')}
          </Link>
        </li>
      )}
    </ul>
  )
}
