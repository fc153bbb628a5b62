import { Form, useNavigation } from '@remix-run/react'
import { type ReactNode, type RefObject, useEffect, useRef, useState } from 'react'
import type { Done, Refused } from '#app/session/outcome.ts'
import { useWords } from '#app/words/use-words.ts'
import { Button } from './button.tsx'

/** How long a toast stays, in milliseconds. */
const STAYS = 10_000

/** A highlighted sentence. */
export function Note({
  dye = 'good',
  children,
}: {
  readonly dye?: 'good' | 'now' | 'act'
  readonly children: ReactNode
}) {
  return (
    <div className="note" data-dye={dye} role={dye === 'now' ? 'alert' : undefined}>
      <div>{children}</div>
    </div>
  )
}

/** The message of a refused form. */
export function Refusal({ of }: { readonly of: Refused | null }) {
  return of?.message ? <Note dye="now">{of.message}</Note> : null
}

/** A code that would be mailed, shown on a demonstration. */
export function ShownCode({ code }: { readonly code: string | null | undefined }) {
  const { app } = useWords()
  if (!code) return null
  return (
    <p className="shown-code">
      {app.demoCode} <strong>{code}</strong>
    </p>
  )
}

/** Undoes by Ctrl+Z or ⌘Z, unless the focus is in a text field. */
function useUndoKeys(form: RefObject<HTMLFormElement>, isBusy: boolean) {
  useEffect(() => {
    const undo = (event: KeyboardEvent) => {
      const { key, ctrlKey, metaKey, shiftKey, target } = event
      if (key !== 'z' || !(ctrlKey || metaKey) || shiftKey) return
      if (target instanceof HTMLElement && target.closest('input, textarea, [contenteditable="true"]')) return
      if (!form.current) return
      event.preventDefault()
      // The button is disabled meanwhile, too.
      if (!isBusy) form.current.requestSubmit()
    }
    addEventListener('keydown', undo)
    return () => removeEventListener('keydown', undo)
  }, [form, isBusy])
}

/**
 * Confirms an action for ten seconds, with a button to undo it. It stays while the button has the focus, and without
 * scripts.
 */
export function Toast({ done }: { readonly done: Done | null }) {
  const { app } = useWords()
  const isBusy = useNavigation().state !== 'idle'
  const [isClosed, setClosed] = useState<Done | null>(null)
  const form = useRef<HTMLFormElement>(null)
  useUndoKeys(form, isBusy)
  useEffect(() => {
    if (!done) return
    const timer = setInterval(() => {
      if (!form.current?.contains(document.activeElement)) setClosed(done)
    }, STAYS)
    return () => clearInterval(timer)
  }, [done])
  const shown = done === isClosed ? null : done
  return (
    <div role="status">
      {shown && (
        <div className="note toast">
          <span>{shown.note}</span>
          {shown.undo && (
            <Form method="post" ref={form}>
              {Object.entries(shown.undo).map(([name, value]) => (
                <input key={name} type="hidden" name={name} value={value} />
              ))}
              <Button kind="quiet" type="submit" disabled={isBusy}>
                {app.undo}
              </Button>
            </Form>
          )}
        </div>
      )}
    </div>
  )
}
