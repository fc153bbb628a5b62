import { useActionData, useBlocker, useNavigation } from '@remix-run/react'
import { type ComponentType, lazy, type ReactNode, type RefObject, Suspense, useEffect, useRef, useState } from 'react'
import { useWords } from '#app/words/use-words.ts'
import { Submit } from './button.tsx'

type AskProps = { readonly onStay: () => void; readonly onLeave: () => void }

const loadLeaveAsk = (): Promise<{ default: ComponentType<AskProps> }> =>
  import('./leave-ask.tsx').then((module) => ({ default: module.LeaveAsk }))
// Without a connection the dialog cannot be loaded; the browser's own question protects what was typed.
const LeaveAsk = lazy(() => loadLeaveAsk().catch(() => ({ default: PlainAsk })))

/** Asks with the browser's `confirm`. */
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
  /** The button's text; "Save" by default. */
  readonly text?: string
  /** Whether another query of the page is another form. */
  readonly perQuery?: boolean
  /** Whether a draft is saved, so that leaving loses nothing. */
  readonly keeps?: boolean
  /** Further buttons, before it. */
  readonly children?: ReactNode
}

/**
 * The bar with the save button, always visible at the bottom. It says that changes are unsaved, and asks before the page is
 * left.
 */
export function SaveBar({ intent = 'save', text, perQuery = false, keeps = false, children }: SaveBarProps) {
  const { app, parts } = useWords()
  const bar = useRef<HTMLDivElement>(null)
  const [isDirty, setDirty] = useDirty(bar)
  const losesByLeaving = isDirty && !keeps
  const blocker = useBlocker(
    ({ currentLocation: from, nextLocation: to }) =>
      losesByLeaving && (from.pathname !== to.pathname || (perQuery && from.search !== to.search)),
  )
  useEffect(() => {
    if (!losesByLeaving) return
    // Loaded in advance, as it is needed without a connection too.
    loadLeaveAsk().catch(() => undefined)
    const ask = (event: BeforeUnloadEvent) => event.preventDefault()
    addEventListener('beforeunload', ask)
    return () => removeEventListener('beforeunload', ask)
  }, [losesByLeaving])
  function leave() {
    // After a change of the query, the form may stay mounted.
    setDirty(false)
    blocker.proceed?.()
  }
  return (
    <div className="save-bar" ref={bar}>
      <span className="muted small" aria-live="polite">
        {losesByLeaving && parts.unsaved}
      </span>
      {children}
      <Submit intent={intent}>{text ?? app.save}</Submit>
      {blocker.state === 'blocked' && (
        <Suspense>
          <LeaveAsk onStay={blocker.reset} onLeave={leave} />
        </Suspense>
      )}
    </div>
  )
}

/** Whether the surrounding form has unsaved changes; those of a refused submit count. */
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
