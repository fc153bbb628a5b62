/// <reference path="./popover.d.ts" />
import { CrossIcon, SearchForm } from '@store/template-kit'
import { lazy, Suspense, useState } from 'react'
import { SHOP_CLOTH } from './cloths.ts'
import { useSheet } from './open-sheet.ts'
import { Cut } from './weave.tsx'
import { useWords } from './words.ts'

/** What a word may mean: fetched when somebody asks to search. */
const Suggestions = lazy(() => import('./suggestions.tsx'))

/** In place of the header, for as long as somebody searches. Without JavaScript a plain form. */
export function Search() {
  const t = useWords()
  const [asked, setAsked] = useState(false)
  const sheet = useSheet(() => setAsked(true))
  const plain = <SearchForm id="search-text" className="search-line" />
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: keys on a link click it
    // biome-ignore lint/a11y/noStaticElementInteractions: only listens to the links inside
    <div id="search" popover="auto" className="search" ref={sheet.ref} onClick={sheet.onClick}>
      <Cut from={SHOP_CLOTH} />
      <div className="frame">
        {asked ? (
          <Suspense fallback={plain}>
            <Suggestions />
          </Suspense>
        ) : (
          plain
        )}
        <button
          type="button"
          className="sign"
          popovertarget="search"
          popovertargetaction="hide"
          aria-label={t('nav.close')}
        >
          <CrossIcon />
        </button>
      </div>
    </div>
  )
}
