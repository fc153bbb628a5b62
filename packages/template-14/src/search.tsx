import { emptyQuery } from '@store/core'
import { Form, SearchIcon, usePaths } from '@store/template-kit'
import { type ComponentType, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { useWords } from './words.ts'

type Found = { readonly Suggestions: ComponentType<{ readonly first: string }>; readonly first: string }

/**
 * A line to write on, in the column. Without JavaScript a plain form; what suggests is fetched when somebody comes to
 * write, and takes its place once it is there, with what was written meanwhile.
 */
export function Search() {
  const t = useWords()
  const paths = usePaths()
  const line = useRef<HTMLInputElement>(null)
  const [found, setFound] = useState<Found | null>(null)
  const fetchSuggestions = async () => {
    const { default: Suggestions } = await import('./suggestions.tsx')
    const { current: input } = line
    // Who has gone on meanwhile is not called back. At once: no letter falls between the two lines.
    if (input && input === document.activeElement) flushSync(() => setFound({ Suggestions, first: input.value }))
  }
  if (found)
    return (
      <div className="search">
        <found.Suggestions first={found.first} />
      </div>
    )
  return (
    <div className="search">
      <Form method="get" action={paths.catalog(emptyQuery)} role="search" className="search-line">
        <input
          ref={line}
          type="search"
          name="q"
          aria-label={t('search.label')}
          placeholder={t('search.prompt')}
          autoComplete="off"
          enterKeyHint="search"
          maxLength={100}
          onFocus={() => void fetchSuggestions().catch(() => {})}
        />
        <button type="submit" aria-label={t('search.submit')}>
          <SearchIcon />
        </button>
      </Form>
    </div>
  )
}
