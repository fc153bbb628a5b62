import { Link, SearchForm, usePaths, useShop } from '@store/template-kit'
import { lazy, type ReactNode, Suspense } from 'react'
import { Panel } from '../parts/panel.tsx'
import { useWords } from '../words.ts'

const HINTS = 6

/** Loads the suggestions, a separate chunk because most pages never show them. Called on hover or focus. */
export const loadSuggestions = () => import('./suggestions.tsx')
const Suggestions = lazy(loadSuggestions)

/** A panel at the top with one large search field and up to six suggestions. */
export function Search({ open, onClose }: { readonly open: boolean; readonly onClose: () => void }) {
  const { categories } = useShop()
  const t = useWords()
  const paths = usePaths()
  return (
    <Panel id="search" label={t('issue.search')} open={open} onClose={onClose} className="drawer-top">
      <SearchLine
        open={open}
        focused
        className="search-results"
        plain={<SearchForm id="search-line" className="line-search search-line" button={t('issue.search')} />}
      />
      {categories.length > 0 && (
        <nav aria-label={t('issue.searchHints')} className="search-hints wraps">
          <span>{t('issue.searchHints')}</span>
          {categories.slice(0, HINTS).map((category) => (
            <Link key={category.id} href={paths.catalog({ category: category.name })} className="link">
              {category.name}
            </Link>
          ))}
        </nav>
      )}
    </Panel>
  )
}

/** The search form: plain until the panel opens, then with suggestions under it. */
export function SearchLine(props: {
  readonly open: boolean
  readonly plain: ReactNode
  readonly className: string
  /** Takes the focus as soon as it is shown. */
  readonly focused?: boolean
}) {
  if (!props.open) return props.plain
  return (
    <Suspense fallback={props.plain}>
      <Suggestions className={props.className} focused={props.focused} />
    </Suspense>
  )
}
