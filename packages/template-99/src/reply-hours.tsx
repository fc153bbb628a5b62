import { useShop } from '@store/template-kit'
import { type ComponentType, useEffect, useState } from 'react'

/** What somebody does who is really here. */
const SIGNS = ['pointermove', 'pointerdown', 'keydown', 'scroll'] as const

/**
 * The line under the shop's name: its hours as they are written, and as soon as somebody stirs, what they mean at this
 * moment. Reading hours is two kilobytes that a page can open without. Without hours, where the shop is.
 */
export function ReplyHours() {
  const { shop, branches } = useShop()
  const hours = branches.find((branch) => branch.hours)?.hours ?? null
  const [Now, setNow] = useState<ComponentType<{ readonly hours: string }> | null>(null)

  useEffect(() => {
    if (!hours) return
    const stirring = new AbortController()
    const { signal } = stirring
    const read = async () => {
      stirring.abort()
      // Where the code does not come the written hours stay.
      const loaded = await import('./hours-now.tsx').catch(() => null)
      if (loaded) setNow(() => loaded.default)
    }
    for (const sign of SIGNS) addEventListener(sign, read, { signal, passive: true })
    return () => stirring.abort()
  }, [hours])

  const line = hours ?? shop.city
  return line && <span className="bar-hours">{Now && hours ? <Now hours={hours} /> : line}</span>
}
