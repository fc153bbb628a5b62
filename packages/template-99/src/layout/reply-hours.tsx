import { type BranchView, useShop } from '@store/template-kit'
import { type ComponentType, useEffect, useState } from 'react'

/** Events that show that the page is in use. */
const SIGNS = ['pointermove', 'pointerdown', 'keydown', 'scroll'] as const

/**
 * The line below the shop's name: first its opening hours as text; after the first of these events, whether it is open
 * now, by code that is fetched only then. Without hours, the city.
 */
export function ReplyHours() {
  const { shop, branches } = useShop()
  const branch = branches.find(({ hours }) => hours)
  const hours = branch?.hours
  const [Now, setNow] = useState<ComponentType<{ readonly branch: BranchView }> | null>(null)

  useEffect(() => {
    if (!hours) return
    const stirring = new AbortController()
    const { signal } = stirring
    const read = async () => {
      stirring.abort()
      // If the chunk cannot be loaded, the text stays.
      const loaded = await import('./hours-now.tsx').catch(() => null)
      if (loaded) setNow(() => loaded.default)
    }
    for (const sign of SIGNS) addEventListener(sign, read, { signal, passive: true })
    return () => stirring.abort()
  }, [hours])

  const line = hours ?? shop.city
  return line && <span className="bar-hours">{Now && branch ? <Now branch={branch} /> : line}</span>
}
