import { CrossIcon, Popover, SearchForm } from '@store/template-kit'
import { lazy, Suspense } from 'react'
import { useWords } from './words.ts'

/** What the words may mean comes once somebody writes some. */
const Hits = lazy(() => import('./hits.tsx'))

/** A prompt along the top edge. Without a script it is a plain form in a popover. */
export function Finder({ asked }: { readonly asked: boolean }) {
  const t = useWords()
  const still = <SearchForm id="finder-words" className="prompt" button={t('search.submit')} />
  return (
    <Popover id="finder" className="finder">
      {asked ? (
        <Suspense fallback={still}>
          <Hits />
        </Suspense>
      ) : (
        still
      )}
      <button type="button" className="close finder-close" popovertarget="finder" aria-label={t('nav.close')}>
        <CrossIcon />
      </button>
    </Popover>
  )
}
