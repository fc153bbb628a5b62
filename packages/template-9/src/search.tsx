import { Popover, SearchForm } from '@store/template-kit'
import { lazy, Suspense } from 'react'

/** Arch thumbnails under the field: fetched when somebody asks to search. */
const Suggestions = lazy(() => import('./suggestions.tsx'))

/** The pill widens to a field. Without JavaScript it is a plain form in a popover. */
export function Search({ asked }: { readonly asked: boolean }) {
  const plain = <SearchForm id="search-text" className="search-field" />
  return (
    <Popover id="search" className="search">
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
