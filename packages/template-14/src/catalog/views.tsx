import type { CatalogQuery } from '@store/core'
import { Link, usePaths } from '@store/template-kit'
import type { BookView } from '../parts/books.tsx'
import { useWords } from '../words.ts'

const VIEWS = ['shelf', 'covers', 'list'] as const

/**
 * Links to the same list as shelf, covers or rows. Each view has its own address, so it works without JavaScript and
 * can be shared.
 */
export function Views({ query, bookView }: { readonly query: CatalogQuery; readonly bookView: BookView }) {
  const t = useWords()
  const paths = usePaths()
  return (
    <nav aria-label={t('anaquel.view')}>
      <ul className="views links">
        {VIEWS.map((view) => (
          <li key={view}>
            <Link href={paths.catalog({ ...query, view })} aria-current={view === bookView ? 'true' : undefined}>
              {t(`anaquel.view.${view}`)}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}
