import { Popover, SearchForm } from '@store/template-kit'
import { lazy, Suspense } from 'react'
import { GlassIcon } from './icons.tsx'

/** Small blocks under the field: fetched when somebody asks to search. */
const Suggestions = lazy(() => import('./suggestions.tsx'))

/** A speech balloon. Without JavaScript it is a plain form in a popover. */
export function Search({ asked }: { readonly asked: boolean }) {
  const plain = <SearchForm id="search-text" className="search-field" button={<GlassIcon />} />
  return (
    <Popover id="search" className="balloon">
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
