import type { CatalogQuery } from '@store/core'
import { Link, usePaths } from '@store/template-kit'
import type { Look } from './books.tsx'
import { useWords } from './words.ts'

const VIEWS = ['shelf', 'covers', 'list'] as const

/**
 * Links to the same list as shelf, covers or rows. Each look has its own address, so it works without JavaScript and
 * can be shared.
 */
export function Views({ query, look }: { readonly query: CatalogQuery; readonly look: Look }) {
  const t = useWords()
  const paths = usePaths()
  return (
    <nav aria-label={t('anaquel.view')}>
      <ul className="views links">
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
