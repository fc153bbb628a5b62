import { Link, SearchForm, usePaths, useShop } from '@store/template-kit'
import { lazy, type ReactNode, Suspense } from 'react'
import { Panel } from './panel.tsx'
import { useWords } from './words.ts'

const HINTS = 6

/** Fetched when a shopper is about to search: most pages are left without. */
export const loadSuggestions = () => import('./suggestions.tsx')
const Suggestions = lazy(loadSuggestions)

/** A sheet from the top with one large line to write on, and six pieces it may mean. */
export function Search({ open, onClose }: { readonly open: boolean; readonly onClose: () => void }) {
  const { categories } = useShop()
  const t = useWords()
  const paths = usePaths()
  return (
    <Panel id="search" label={t('issue.search')} open={open} onClose={onClose} className="panel-top">
      <SearchLine
        open={open}
        focused
        className="search-results"
        plain={<SearchForm id="search-line" className="line-search search-line" button={t('issue.search')} />}
      />
      {categories.length > 0 && (
        <nav aria-label={t('issue.searchHints')} className="search-hints">
          <span>{t('issue.searchHints')}</span>
          {categories.slice(0, HINTS).map((category) => (
            <Link key={category.id} href={paths.catalog({ category: category.name })} className="word underlined">
              {category.name}
            </Link>
          ))}
        </nav>
      )}
    </Panel>
  )
}

/** The plain form until somebody opens it; then the same line with suggestions under it. */
export function SearchLine(props: {
  readonly open: boolean
  readonly plain: ReactNode
  readonly className: string
  /** Ready to be written on as soon as it is there. */
  readonly focused?: boolean
}) {
  if (!props.open) return props.plain
  return (
    <Suspense fallback={props.plain}>
      <Suggestions className={props.className} focused={props.focused} />
    </Suspense>
  )
}
