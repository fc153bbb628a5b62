import { Popover, SearchForm } from '@store/template-kit'
import { lazy, Suspense } from 'react'

/** Fetched when the search is opened. */
const Suggestions = lazy(() => import('./suggestions.tsx'))

/** The search, in a popover. Without JavaScript it is a plain form. */
export function Search({ isSearched }: { readonly isSearched: boolean }) {
  const plain = <SearchForm id="search-text" className="search-field" />
  return (
    <Popover id="search" className="search">
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
