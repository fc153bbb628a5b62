import { Popover, SearchForm } from '@store/template-kit'
import { lazy, Suspense } from 'react'
import { useWords } from '../words.ts'
import { useCover } from './use-cover.ts'

/** Fetched when the search is opened. */
const Suggestions = lazy(() => import('./suggestions.tsx'))

/** The search, full-screen. Without JavaScript it is a plain form in a popover. */
export function Search({ isSearched }: { readonly isSearched: boolean }) {
  const t = useWords()
  useCover('search')
  const plain = <SearchForm id="search-text" className="search-line" />
  return (
    <Popover id="search" className="cover search">
      <button type="button" className="corner cover-close touch" popovertarget="search" popovertargetaction="hide">
        {t('nav.close')}
      </button>
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
