import { type ComponentType, useEffect, useState } from 'react'
import { isBellMuted } from './bell.ts'

/** What lets a page make sounds, once it is over. */
const TOUCHES = ['pointerup', 'click', 'keydown'] as const

/** Asks for one touch where the till bell is on and the page may not ring it yet: a counter's computer may have started by itself. */
export function BellNote() {
  const [Asks, setAsks] = useState<ComponentType | null>(null)
  useEffect(() => {
    if (!isBellMuted()) return
    import('./bell-asks.tsx').then(
      ({ BellAsks }) => isBellMuted() && setAsks(() => BellAsks),
      () => undefined,
    )
    const touched = () => !isBellMuted() && setAsks(null)
    for (const touch of TOUCHES) addEventListener(touch, touched)
    return () => {
      for (const touch of TOUCHES) removeEventListener(touch, touched)
    }
  }, [])
  return <div aria-live="polite">{Asks && <Asks />}</div>
}
