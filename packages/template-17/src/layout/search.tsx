import { CrossIcon, Popover, SearchForm } from '@store/template-kit'
import { lazy, Suspense } from 'react'
import { useWords } from '../words.ts'

/** Fetched when the search is opened. */
const Suggestions = lazy(() => import('./suggestions.tsx'))

/** The search, a field at the top edge. Without JavaScript it is a plain form in a popover. */
export function Search({ isSearched }: { readonly isSearched: boolean }) {
  const t = useWords()
  const still = <SearchForm id="finder-words" className="prompt" button={t('search.submit')} />
  return (
    <Popover id="finder" className="finder">
      {isSearched ? (
        <Suspense fallback={still}>
          <Suggestions />
        </Suspense>
      ) : (
        still
      )}
      <button type="button" className="close finder-close middle" popovertarget="finder" aria-label={t('nav.close')}>
        <CrossIcon />
      </button>
    </Popover>
  )
}
