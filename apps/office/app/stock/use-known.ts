import { useState } from 'react'
import { useShop } from '#app/shop/use-shop.ts'
import { type Countable, sameRow } from './count-draft.ts'

/**
 * The rows to count: those of the page, and those that were looked up since. `asks`: the shop has more rows, and there is a
 * connection.
 */
export function useKnown(rows: readonly Countable[], asks: boolean) {
  const { base } = useShop()
  const [added, setAdded] = useState<readonly Countable[]>([])

  /** Searches the server for rows that the page has not; empty without a connection. */
  async function lookUp(text: string): Promise<readonly Countable[]> {
    if (!asks) return []
    const found = await ask(`${base}/stock/find?q=${encodeURIComponent(text)}`)
    setAdded((before) => {
      const known = [...rows, ...before]
      return [...before, ...found.filter((row) => !known.some((each) => sameRow(each, row)))]
    })
    return found
  }
  return { known: [...rows, ...added], lookUp }
}

async function ask(path: string): Promise<readonly Countable[]> {
  try {
    const answer = await fetch(path)
    return answer.ok ? ((await answer.json()) as readonly Countable[]) : []
  } catch {
    return []
  }
}
