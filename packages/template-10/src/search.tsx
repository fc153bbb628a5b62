/// <reference path="./popover.d.ts" />
import { SearchForm } from '@store/template-kit'
import { lazy, Suspense } from 'react'
import { closeFromLink } from './close-from-link.ts'
import { GlassIcon } from './icons.tsx'

/** Small blocks under the field: fetched when somebody asks to search. */
const Suggestions = lazy(() => import('./suggestions.tsx'))

/** A speech balloon. Without JavaScript it is a plain form in a popover. */
export function Search({ asked }: { readonly asked: boolean }) {
  const plain = <SearchForm id="search-text" className="search-field" button={<GlassIcon />} />
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: keys on a link click it
    // biome-ignore lint/a11y/noStaticElementInteractions: only listens to the links inside
    <div id="search" popover="auto" className="balloon" onClick={closeFromLink}>
      {asked ? (
        <Suspense fallback={plain}>
          <Suggestions />
        </Suspense>
      ) : (
        plain
      )}
    </div>
  )
}
