import { SearchForm } from '@store/template-kit'
import { type ComponentType, useId, useState } from 'react'
import { flushSync } from 'react-dom'

type LoadedSuggestions = { readonly Suggestions: ComponentType<{ readonly first: string }>; readonly first: string }

/**
 * The search in the navigation. Without JavaScript it is a plain form. On focus the suggestions are fetched; they then
 * replace the field, and keep what was typed.
 */
export function Search() {
  const id = useId()
  const [found, setFound] = useState<LoadedSuggestions | null>(null)
  const fetchSuggestions = async (line: EventTarget) => {
    const { default: Suggestions } = await import('./suggestions.tsx')
    // Only if the field still has the focus. Without a delay, so that no typed letter is lost.
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
