import { CrossIcon, Popover, SearchForm } from '@store/template-kit'
import { lazy, Suspense } from 'react'
import { useWords } from './words.ts'

/** Rows with their measures under the field: fetched when somebody asks to search. */
const Suggestions = lazy(() => import('./suggestions.tsx'))

/** Covers the left half. Without JavaScript it is a plain form in a popover. */
export function Search({ asked }: { readonly asked: boolean }) {
  const t = useWords()
  const plain = <SearchForm id="search-text" className="search-field" />
  return (
    <Popover id="search" className="cover search">
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
    </Popover>
  )
}
