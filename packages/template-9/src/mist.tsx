import { useEffect, useRef } from 'react'
import { driftOn } from './drift.ts'

/** Two soft lights behind the page, fixed. They drift to the tint of what is looked at (styles/mist.css, drift.ts). */
export function Mist() {
  const sheet = useRef<HTMLDivElement>(null)
  // After each drawing: another page has other sections.
  useEffect(() => (sheet.current ? driftOn(sheet.current) : undefined))
  return <div ref={sheet} className="mist" aria-hidden="true" />
}
