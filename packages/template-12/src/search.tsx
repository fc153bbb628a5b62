/// <reference path="./popover.d.ts" />
import { SearchForm } from '@store/template-kit'
import { lazy, Suspense } from 'react'
import { useCover } from './cover.ts'
import { useWords } from './words.ts'

/** Labels under the line: fetched when somebody asks to search. */
const Suggestions = lazy(() => import('./suggestions.tsx'))

/** The whole screen, and on it one line to write on. Without JavaScript a plain form. */
export function Search({ asked }: { readonly asked: boolean }) {
  const t = useWords()
  const cover = useCover()
  const plain = <SearchForm id="search-text" className="search-line" />
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: keys on a link click it
    // biome-ignore lint/a11y/noStaticElementInteractions: only listens to the links inside
    <div id="search" popover="auto" className="cover search" ref={cover.ref} onClick={cover.onClick}>
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
    </div>
  )
}
