import { ClosePopover, Popover, SearchForm } from '@store/template-kit'
import { lazy, Suspense } from 'react'

/** Fetched when the search is opened. */
const Suggestions = lazy(() => import('./suggestions.tsx'))

/** The search, over the left half. Without JavaScript it is a plain form in a popover. */
export function Search({ isSearched }: { readonly isSearched: boolean }) {
  const plain = <SearchForm id="search-text" className="search-field" />
  return (
    <Popover id="search" className="cover search">
      <ClosePopover of="search" className="icon-button cover-close" />
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
