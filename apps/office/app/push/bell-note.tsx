import { type ComponentType, useEffect, useState } from 'react'
import { isBellMuted } from './bell.ts'

/** Events that end the gestures after which browsers allow sound. */
const TOUCHES = ['pointerup', 'click', 'keydown'] as const

/**
 * Asks for a gesture while the till bell is on and the browser blocks sound: a counter's computer may have started
 * unattended.
 */
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
