import { type ReactNode, useEffect, useRef, useState } from 'react'
import { useWords } from '#app/words/use-words.ts'
import { Submit } from './button.tsx'

type SaveBarProps = {
  readonly intent?: string
  /** What the button says; "Save" if nothing is given. */
  readonly text?: string
  /** Further buttons, before it. */
  readonly children?: ReactNode
}

/**
 * The one way to save a form, always in reach at the bottom of the screen. It says that something is unsaved, and asks before such a page
 * is left.
 */
export function SaveBar({ intent = 'save', text, children }: SaveBarProps) {
  const { app, parts } = useWords()
  const bar = useRef<HTMLDivElement>(null)
  const [isDirty, setDirty] = useState(false)
  useEffect(() => {
    const form = bar.current?.closest('form')
    const change = () => setDirty(true)
    const sent = () => setDirty(false)
    form?.addEventListener('input', change)
    form?.addEventListener('submit', sent)
    return () => {
      form?.removeEventListener('input', change)
      form?.removeEventListener('submit', sent)
    }
  }, [])
  useEffect(() => {
    if (!isDirty) return
    const ask = (event: BeforeUnloadEvent) => event.preventDefault()
    addEventListener('beforeunload', ask)
    return () => removeEventListener('beforeunload', ask)
  }, [isDirty])
  return (
    <div className="save-bar" ref={bar}>
      <span className="muted small" aria-live="polite">
        {isDirty && parts.unsaved}
      </span>
      {children}
      <Submit intent={intent}>{text ?? app.save}</Submit>
    </div>
  )
}
