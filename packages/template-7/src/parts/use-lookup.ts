import type { Product } from '@store/core'
import { useSuggest } from '@store/template-kit'
import { useEffect, useState } from 'react'
import { type Choice, type ListEntry, matchesFor, searchesFor } from './shopping-list.ts'

export type LookupResult = { readonly wish: ListEntry; readonly choices: readonly Choice[] }
type Suggest = NonNullable<ReturnType<typeof useSuggest>>

/** How many entries are looked up at the same time, so that a long list does not send twenty requests at once. */
const CONCURRENCY = 4
/** How many products are offered for an entry: the best match and two others. */
const MAX_MATCHES = 3

/** The products found for each entry, in their order; null while the search runs, and when there are no entries. */
export function useLookup(entries: readonly ListEntry[] | null): readonly LookupResult[] | null {
  const suggest = useSuggest()
  const [found, setFound] = useState<readonly LookupResult[] | null>(null)
  useEffect(() => {
    setFound(null)
    if (!entries || !suggest) return
    const abort = new AbortController()
    void lookUpAll(entries, suggest, abort.signal).then((all) => abort.signal.aborted || setFound(all))
    return () => abort.abort()
  }, [entries, suggest])
  return found
}

async function lookUpAll(
  entries: readonly ListEntry[],
  suggest: Suggest,
  signal: AbortSignal,
): Promise<readonly LookupResult[]> {
  const answers = new Map<string, Promise<readonly Product[]>>()
  // A search that fails counts as one without results: the entry can still be sent to the shop.
  const ask = (words: string) => {
    const answer = answers.get(words) ?? suggest(words, signal).catch(() => [])
    answers.set(words, answer)
    return answer
  }
  const found: LookupResult[] = []
  let next = 0
  const lookUpNext = async () => {
    for (let at = next++; at < entries.length && !signal.aborted; at = next++) {
      const wish = entries[at]
      if (wish) found[at] = { wish, choices: await choicesOf(wish, ask) }
    }
  }
  await Promise.all(Array.from({ length: CONCURRENCY }, lookUpNext))
  return found
}

async function choicesOf(
  wish: ListEntry,
  ask: (words: string) => Promise<readonly Product[]>,
): Promise<readonly Choice[]> {
  for (const words of searchesFor(wish)) {
    const choices = matchesFor(wish, await ask(words))
    if (choices.length > 0) return choices.slice(0, MAX_MATCHES)
  }
  return []
}
