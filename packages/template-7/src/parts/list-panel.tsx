import { useAnnounce, useShopMemory } from '@store/template-kit'
import { type FormEvent, useEffect, useState } from 'react'
import { useWords } from '../words.ts'
import { ListResults } from './list-results.tsx'
import { type ListEntry, MAX_LINES, readList } from './shopping-list.ts'
import { useLookup } from './use-lookup.ts'

const LONGEST = 2000
const readText = (stored: unknown): string => (typeof stored === 'string' ? stored.slice(0, LONGEST) : '')

/** First the field for the list, then its results. */
export default function ListPanel({ onDone }: { readonly onDone: () => void }) {
  const t = useWords()
  const announce = useAnnounce()
  const memory = useShopMemory('shopping-list', readText)
  const [text, setText] = useState<string | null>(null)
  const [entries, setWishes] = useState<readonly ListEntry[] | null>(null)
  const lookup = useLookup(entries)
  const written = text ?? memory.value
  const count = readList(written).length
  const missing = lookup?.filter(({ choices }) => choices.length === 0).length ?? 0
  useEffect(() => {
    if (lookup) announce(t('canasta.listFound', { found: lookup.length - missing, count: lookup.length }))
  }, [lookup, missing, announce, t])

  const search = (event: FormEvent) => {
    event.preventDefault()
    memory.keep(written)
    setWishes(readList(written))
  }
  const isLooking = entries !== null && lookup === null
  if (lookup)
    return (
      <ListResults
        results={lookup}
        onBack={() => setWishes(null)}
        onDone={() => {
          setWishes(null)
          setText('')
          memory.keep('')
          onDone()
        }}
      />
    )
  return (
    <form className="list-form" onSubmit={search}>
      <label htmlFor="shopping-list">{t('canasta.pasteLabel')}</label>
      <textarea
        id="shopping-list"
        rows={9}
        maxLength={LONGEST}
        value={written}
        placeholder={t('canasta.pasteExample')}
        aria-describedby="shopping-list-hint"
        disabled={isLooking}
        onChange={({ target }) => setText(target.value)}
        onKeyDown={(event) => {
          if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) search(event)
        }}
      />
      <p id="shopping-list-hint" className="muted">
        {t('canasta.pasteHint', { count: MAX_LINES })}
      </p>
      <div className="list-foot">
        <button type="submit" className="button pay-button" disabled={count === 0 || isLooking} aria-busy={isLooking}>
          <span>{t(isLooking ? 'canasta.looking' : 'canasta.look')}</span>
          {count > 0 && <b>{t('canasta.lines', { count })}</b>}
        </button>
      </div>
    </form>
  )
}
