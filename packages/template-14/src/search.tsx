import { SearchForm } from '@store/template-kit'
import { type ComponentType, useId, useState } from 'react'
import { flushSync } from 'react-dom'

type Found = { readonly Suggestions: ComponentType<{ readonly first: string }>; readonly first: string }

/**
 * A line to write on, in the column. Without JavaScript a plain form; what suggests is fetched when somebody comes to
 * write, and takes its place once it is there, with what was written meanwhile.
 */
export function Search() {
  const id = useId()
  const [found, setFound] = useState<Found | null>(null)
  const fetchSuggestions = async (line: EventTarget) => {
    const { default: Suggestions } = await import('./suggestions.tsx')
    // Who has gone on meanwhile is not called back. At once: no letter falls between the two lines.
    if (line instanceof HTMLInputElement && line === document.activeElement)
      flushSync(() => setFound({ Suggestions, first: line.value }))
  }
  if (found)
    return (
      <div className="search">
        <found.Suggestions first={found.first} />
      </div>
    )
  return (
    <div className="search">
      <SearchForm
        id={id}
        className="search-line"
        onFocus={({ target }) => void fetchSuggestions(target).catch(() => {})}
      />
    </div>
  )
}
