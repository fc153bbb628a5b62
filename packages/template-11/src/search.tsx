import { CrossIcon, SearchForm } from '@store/template-kit'
import { lazy, Suspense } from 'react'
import { closeFromLink } from './close-popover.ts'
import { useWords } from './words.ts'

/** Rows with their measures under the field: fetched when somebody asks to search. */
const Suggestions = lazy(() => import('./suggestions.tsx'))

/** Covers the left half. Without JavaScript it is a plain form in a popover. */
export function Search({ asked }: { readonly asked: boolean }) {
  const t = useWords()
  const plain = <SearchForm id="search-text" className="search-field" />
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: keys on a link click it
    // biome-ignore lint/a11y/noStaticElementInteractions: only listens to the links inside
    <div id="search" popover="auto" className="cover search" onClick={closeFromLink}>
      <button
        type="button"
        className="icon-button cover-close"
        popovertarget="search"
        popovertargetaction="hide"
        aria-label={t('nav.close')}
      >
        <CrossIcon />
      </button>
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
