import { useEffect, useRef } from 'react'
import { followTint } from './follow-tint.ts'

/** Two blurred lights behind the page. `follow-tint.ts` changes their colours, `styles/mist.css` animates them. */
export function Mist() {
  const sheet = useRef<HTMLDivElement>(null)
  // Runs after every render, because a new page has other tinted elements.
  useEffect(() => (sheet.current ? followTint(sheet.current) : undefined))
  return <div ref={sheet} className="mist" aria-hidden="true" />
}
