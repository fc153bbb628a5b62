import type { CatalogQuery } from '@store/core'
import { Link, usePaths } from '@store/template-kit'
import type { Look } from './books.tsx'
import { useWords } from './words.ts'

const VIEWS = ['shelf', 'covers', 'list'] as const

/** Shelf, covers or list: each an address, so that it needs no script and can be handed on. */
export function Views({ query, look }: { readonly query: CatalogQuery; readonly look: Look }) {
  const t = useWords()
  const paths = usePaths()
  return (
    <nav aria-label={t('anaquel.view')}>
      <ul className="views">
        {VIEWS.map((view) => (
          <li key={view}>
            <Link href={paths.catalog({ ...query, view })} aria-current={view === look ? 'true' : undefined}>
              {t(`anaquel.view.${view}`)}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}
