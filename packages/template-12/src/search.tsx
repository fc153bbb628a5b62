import { Popover, SearchForm } from '@store/template-kit'
import { lazy, Suspense } from 'react'
import { useCover } from './cover.ts'
import { useWords } from './words.ts'

/** Labels under the line: fetched when somebody asks to search. */
const Suggestions = lazy(() => import('./suggestions.tsx'))

/** The whole screen, and on it one line to write on. Without JavaScript a plain form. */
export function Search({ asked }: { readonly asked: boolean }) {
  const t = useWords()
  useCover('search')
  const plain = <SearchForm id="search-text" className="search-line" />
  return (
    <Popover id="search" className="cover search">
      <button type="button" className="corner cover-close" popovertarget="search" popovertargetaction="hide">
        {t('nav.close')}
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
