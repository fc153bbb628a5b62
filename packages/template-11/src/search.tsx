import { ClosePopover, Popover, SearchForm } from '@store/template-kit'
import { lazy, Suspense } from 'react'

/** Rows with their measures under the field: fetched when somebody asks to search. */
const Suggestions = lazy(() => import('./suggestions.tsx'))

/** Covers the left half. Without JavaScript it is a plain form in a popover. */
export function Search({ asked }: { readonly asked: boolean }) {
  const plain = <SearchForm id="search-text" className="search-field" />
  return (
    <Popover id="search" className="cover search">
      <ClosePopover of="search" className="icon-button cover-close" />
      {asked ? (
        <Suspense fallback={plain}>
          <Suggestions />
        </Suspense>
      ) : (
        plain
      )}
    </Popover>
  )
}
