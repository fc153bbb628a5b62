import { emptyQuery } from '@store/core'
import { Form, SearchIcon, usePaths } from '@store/template-kit'
import { lazy, Suspense, useState } from 'react'
import { useWords } from './words.ts'

/** Fetched when somebody begins to write. */
const Suggestions = lazy(() => import('./suggestions.tsx'))

/** A line to write on, in the column. Without JavaScript a plain form. */
export function Search() {
  const t = useWords()
  const paths = usePaths()
  const [asked, setAsked] = useState(false)
  const plain = (
    <Form method="get" action={paths.catalog(emptyQuery)} role="search" className="search-line">
      <input
        type="search"
        name="q"
        aria-label={t('search.label')}
        placeholder={t('search.prompt')}
        autoComplete="off"
        enterKeyHint="search"
        maxLength={100}
        onFocus={() => setAsked(true)}
      />
      <button type="submit" aria-label={t('search.submit')}>
        <SearchIcon />
      </button>
    </Form>
  )
  return (
    <div className="search">
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
