import { SearchForm } from '@store/template-kit'
import { lazy, type MouseEvent, Suspense } from 'react'

/** Arch thumbnails under the field: fetched when somebody asks to search. */
const Suggestions = lazy(() => import('./suggestions.tsx'))

/** The pill widens to a field. Without JavaScript it is a plain form in a popover. */
export function Search({ asked }: { readonly asked: boolean }) {
  const closeFromLink = (event: MouseEvent<HTMLElement>) => {
    if (event.target instanceof Element && event.target.closest('a')) event.currentTarget.hidePopover?.()
  }
  const plain = <SearchForm id="search-text" className="search-field" />
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: keys on a link click it
    // biome-ignore lint/a11y/noStaticElementInteractions: only listens to the links inside
    <div id="search" popover="auto" className="search" onClick={closeFromLink}>
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
