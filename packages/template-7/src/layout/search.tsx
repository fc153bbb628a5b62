import { FIELD_LIMITS } from '@store/core'
import { Form, SearchIcon, usePaths, VisuallyHidden } from '@store/template-kit'
import { lazy, Suspense, useEffect, useRef, useState } from 'react'
import { ListLink } from '../parts/list-link.tsx'
import { useWords } from '../words.ts'

/** Fetched when the field gets the focus. */
const loadFound = () => import('./search-results.tsx')
const SearchResults = lazy(loadFound)

const FROM_LETTERS = 2
const DEBOUNCE_MS = 300

/** The search field, with the link to paste a list. Results are shown in place of the page while typing. */
export function Search({ onFind }: { readonly onFind: (words: string | null) => void }) {
  const t = useWords()
  const paths = usePaths()
  const [words, setWords] = useState<string | null>(null)
  const find = useRef(onFind)
  find.current = onFind
  useEffect(() => {
    if (words === null) return
    const searched = words.trim()
    const timer = setTimeout(() => find.current(searched.length >= FROM_LETTERS ? searched : null), DEBOUNCE_MS)
    return () => clearTimeout(timer)
  }, [words])
  const clear = () => {
    setWords(null)
    find.current(null)
  }
  return (
    <search className="search">
      <Form method="get" action={paths.catalog()} className="search-form" onSubmit={clear}>
        <SearchIcon />
        <label className="search-words">
          <VisuallyHidden>{t('search.label')}</VisuallyHidden>
          <input
            id="search"
            type="search"
            name="q"
            placeholder={t('search.prompt')}
            autoComplete="off"
            enterKeyHint="search"
            maxLength={FIELD_LIMITS.search}
            onFocus={() => void loadFound().catch(() => {})}
            onChange={({ target }) => setWords(target.value)}
            onKeyDown={({ key }) => key === 'Escape' && clear()}
          />
        </label>
        <VisuallyHidden>
          <button type="submit" tabIndex={-1}>
            {t('search.submit')}
          </button>
        </VisuallyHidden>
      </Form>
      <ListLink className="list-link" />
    </search>
  )
}

export function Found(props: { readonly words: string; readonly onLeave: () => void }) {
  return (
    <Suspense>
      <SearchResults {...props} />
    </Suspense>
  )
}
