import { Popover, SearchForm } from '@store/template-kit'
import { lazy, Suspense } from 'react'
import { GlassIcon } from '../icons.tsx'

/** Fetched when the search is opened. */
const Suggestions = lazy(() => import('./suggestions.tsx'))

/** The search, in a popover. Without JavaScript it is a plain form. */
export function Search({ isSearched }: { readonly isSearched: boolean }) {
  const plain = <SearchForm id="search-text" className="search-field" button={<GlassIcon />} />
  return (
    <Popover id="search" className="balloon">
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
