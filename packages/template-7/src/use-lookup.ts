import type { Product } from '@store/core'
import { useSuggest } from '@store/template-kit'
import { useEffect, useState } from 'react'
import { askingsFor, type Choice, choicesFor, type Wish } from './shopping-list.ts'

export type Found = { readonly wish: Wish; readonly choices: readonly Choice[] }
type Suggest = NonNullable<ReturnType<typeof useSuggest>>

/** So many lines are looked up at a time: a list of twenty takes five goes, not twenty, and does not storm the shop. */
const AT_ONCE = 4
/** The best match and two others. */
const OFFERED = 3

/** What the shop has of each wish, in their order; null while it is being asked, or there is nothing to ask. */
export function useLookup(wishes: readonly Wish[] | null): readonly Found[] | null {
  const suggest = useSuggest()
  const [found, setFound] = useState<readonly Found[] | null>(null)
  useEffect(() => {
    setFound(null)
    if (!wishes || !suggest) return
    const abort = new AbortController()
    void lookedUp(wishes, suggest, abort.signal).then((all) => abort.signal.aborted || setFound(all))
    return () => abort.abort()
  }, [wishes, suggest])
  return found
}

async function lookedUp(wishes: readonly Wish[], suggest: Suggest, signal: AbortSignal): Promise<readonly Found[]> {
  const answers = new Map<string, Promise<readonly Product[]>>()
  // What nobody can answer is not found: it can still be sent to the shop.
  const ask = (words: string) => {
    const answer = answers.get(words) ?? suggest(words, signal).catch(() => [])
    answers.set(words, answer)
    return answer
  }
  const found: Found[] = []
  let next = 0
  const work = async () => {
    for (let at = next++; at < wishes.length && !signal.aborted; at = next++) {
      const wish = wishes[at]
      if (wish) found[at] = { wish, choices: await choicesOf(wish, ask) }
    }
  }
  await Promise.all(Array.from({ length: AT_ONCE }, work))
  return found
}

async function choicesOf(wish: Wish, ask: (words: string) => Promise<readonly Product[]>): Promise<readonly Choice[]> {
  for (const words of askingsFor(wish)) {
    const choices = choicesFor(wish, await ask(words))
    if (choices.length > 0) return choices.slice(0, OFFERED)
  }
  return []
}
