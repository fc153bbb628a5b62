import { CrossIcon, Popover, SearchForm, SearchIcon } from '@store/template-kit'
import { lazy, Suspense } from 'react'
import { useWords } from '../words.ts'

/** Fetched when the search is opened. */
const Suggestions = lazy(() => import('./suggestions.tsx'))

/** The search, a panel from the top. Without JavaScript it is a plain form in a popover. */
export function Search({ isSearched }: { readonly isSearched: boolean }) {
  const t = useWords()
  const plain = <SearchForm id="search-text" className="search-field" button={<SearchIcon />} />
  return (
    <Popover id="search" className="search">
      <button type="button" className="icon-button search-close" popovertarget="search" aria-label={t('nav.close')}>
        <CrossIcon />
      </button>
      {isSearched ? (
        <Suspense fallback={plain}>
          <Suggestions />
        </Suspense>
      ) : (
        plain
      )}
    </Popover>
  )
}
