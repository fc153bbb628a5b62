import { FIELD_LIMITS } from '@store/core'
import { Form, SearchIcon, usePaths, VisuallyHidden } from '@store/template-kit'
import { lazy, Suspense, useEffect, useRef, useState } from 'react'
import { ListLink } from './list-link.tsx'
import { useWords } from './words.ts'

/** Fetched when somebody is about to write. */
const loadFound = () => import('./found.tsx')
const FoundTiles = lazy(loadFound)

const FROM_LETTERS = 2
const DEBOUNCE_MS = 300

/** The search, with the way to paste a list in it. What is found while typing takes the place of the page. */
export function Search({ onFind }: { readonly onFind: (words: string | null) => void }) {
  const t = useWords()
  const paths = usePaths()
  const [words, setWords] = useState<string | null>(null)
  const find = useRef(onFind)
  find.current = onFind
  useEffect(() => {
    if (words === null) return
    const asked = words.trim()
    const timer = setTimeout(() => find.current(asked.length >= FROM_LETTERS ? asked : null), DEBOUNCE_MS)
    return () => clearTimeout(timer)
  }, [words])
  const leave = () => {
    setWords(null)
    find.current(null)
  }
  return (
    <search className="search">
      <Form method="get" action={paths.catalog()} className="search-form" onSubmit={leave}>
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
            onKeyDown={({ key }) => key === 'Escape' && leave()}
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
      <FoundTiles {...props} />
    </Suspense>
  )
}
