import { useActionData, useBlocker, useNavigation } from '@remix-run/react'
import { type ComponentType, type ReactNode, type RefObject, useEffect, useRef, useState } from 'react'
import { useWords } from '#app/words/use-words.ts'
import { Submit } from './button.tsx'

type AskProps = { readonly onStay: () => void; readonly onLeave: () => void }

/** The same question, as the browser asks it. */
function PlainAsk({ onStay, onLeave }: AskProps) {
  const { parts, errors } = useWords()
  useEffect(() => {
    if (confirm(`${parts.unsaved}. ${errors.leave}`)) onLeave()
    else onStay()
  }, [parts, errors, onStay, onLeave])
  return null
}

type SaveBarProps = {
  readonly intent?: string
  /** What the button says; "Save" if nothing is given. */
  readonly text?: string
  /** With another query the page has another form. */
  readonly perQuery?: boolean
  /** What is typed is kept elsewhere: leaving loses nothing. */
  readonly keeps?: boolean
  /** Further buttons, before it. */
  readonly children?: ReactNode
}

/**
 * The one way to save a form, always in reach at the bottom of the screen. It says that something is unsaved, and asks before such a page
 * is left.
 */
export function SaveBar({ intent = 'save', text, perQuery = false, keeps = false, children }: SaveBarProps) {
  const { app, parts } = useWords()
  const bar = useRef<HTMLDivElement>(null)
  const [isDirty, setDirty] = useDirty(bar)
  const losesByLeaving = isDirty && !keeps
  const [answer, setAnswer] = useState<'asked' | 'stay' | 'leave' | null>(null)
  const Ask = useLeaveAsk(losesByLeaving, answer === 'asked')
  const blocker = useBlocker(({ currentLocation: from, nextLocation: to }) => {
    const isAsked = losesByLeaving && (from.pathname !== to.pathname || (perQuery && from.search !== to.search))
    // The router says only later, in a transition, that it waits: a key that is pressed meanwhile would be for the page below.
    if (isAsked) setAnswer('asked')
    return isAsked
  })
  useEffect(() => {
    if (blocker.state !== 'blocked' || answer === 'asked') return
    if (answer === 'leave') blocker.proceed()
    else if (answer === 'stay') blocker.reset()
    setAnswer(null)
  }, [blocker, answer])
  useEffect(() => {
    if (!losesByLeaving) return
    const ask = (event: BeforeUnloadEvent) => event.preventDefault()
    addEventListener('beforeunload', ask)
    return () => removeEventListener('beforeunload', ask)
  }, [losesByLeaving])
  function leave() {
    // With another query the form may stay where it is.
    setDirty(false)
    setAnswer('leave')
  }
  return (
    <div className="save-bar" ref={bar}>
      <span className="muted small" aria-live="polite">
        {losesByLeaving && parts.unsaved}
      </span>
      {children}
      <Submit intent={intent}>{text ?? app.save}</Submit>
      {answer === 'asked' && Ask && <Ask onStay={() => setAnswer('stay')} onLeave={leave} />}
    </div>
  )
}

/**
 * What asks before a page is left: loaded before it is needed, so that it is there with the key that leaves, and without a connection too.
 * Where it could not be loaded, the browser asks.
 */
function useLeaveAsk(isNeeded: boolean, isAsked: boolean): ComponentType<AskProps> | null {
  const [Ask, setAsk] = useState<ComponentType<AskProps> | null>(null)
  useEffect(() => {
    if (!isNeeded || Ask) return
    import('./leave-ask.tsx').then(
      ({ LeaveAsk }) => setAsk(() => LeaveAsk),
      () => isAsked && setAsk(() => PlainAsk),
    )
  }, [isNeeded, isAsked, Ask])
  return Ask
}

/** Whether the form around this has changes that are not saved; those that were sent and refused are not. */
function useDirty(inside: RefObject<HTMLElement>) {
  const [isDirty, setDirty] = useState(false)
  const isSent = useRef(false)
  const outcome = useActionData() as { readonly kind: string } | undefined
  const { state } = useNavigation()
  useEffect(() => {
    const form = inside.current?.closest('form')
    const change = () => setDirty(true)
    const sent = () => {
      isSent.current = true
      setDirty(false)
    }
    form?.addEventListener('input', change)
    form?.addEventListener('submit', sent)
    return () => {
      form?.removeEventListener('input', change)
      form?.removeEventListener('submit', sent)
    }
  }, [inside])
  useEffect(() => {
    if (state !== 'idle' || !isSent.current) return
    isSent.current = false
    if (outcome && outcome.kind !== 'done') setDirty(true)
  }, [state, outcome])
  return [isDirty, setDirty] as const
}
