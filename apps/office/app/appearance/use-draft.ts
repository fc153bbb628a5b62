import { useCallback, useEffect, useRef, useState } from 'react'
import { type DraftAnswer, type DraftOp, type DraftState, valueAt } from './ops.ts'

/** The debounce of saving after the last change, in milliseconds. */
const PAUSE = 400
/** How many steps can be undone. */
const STEPS = 50

type Step = Pick<DraftState, 'template' | 'stored'>
type Status =
  | { readonly kind: 'saved' }
  | { readonly kind: 'saving' }
  | { readonly kind: 'failed'; readonly message: string | null }

/** Edits the draft: changes are shown at once and saved after a pause, with undo and redo. */
export function useDraft(initial: DraftState, base: string) {
  const [state, setState] = useState(initial)
  const [typed, setTyped] = useState<Readonly<Record<string, string | null>>>({})
  const [status, setStatus] = useState<Status>({ kind: 'saved' })
  const [refused, setRefused] = useState<readonly string[]>([])
  const [other, setOther] = useState<string | null>(null)
  const [past, setPast] = useState<readonly Step[]>([])
  const [future, setFuture] = useState<readonly Step[]>([])
  const waiting = useRef<DraftOp[]>([])
  const sending = useRef(false)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const newest = useRef(state)
  newest.current = state

  const send = useCallback(async () => {
    clearTimeout(timer.current)
    if (sending.current || waiting.current.length === 0) return
    sending.current = true
    const ops = waiting.current
    waiting.current = []
    const answer = await post(base, ops)
    sending.current = false
    if (answer.kind === 'failed') {
      waiting.current = [...ops, ...waiting.current]
      return setStatus({ kind: 'failed', message: answer.message })
    }
    const { template, stored } = newest.current
    if (!ops.some(({ op }) => op === 'restore') && answer.state.revision !== newest.current.revision) {
      setPast((steps) => [...steps, { template, stored }].slice(-STEPS))
      setFuture([])
    }
    setState(answer.state)
    setRefused(answer.refused)
    setOther(answer.other)
    if (waiting.current.length > 0) return void send()
    // Refused values stay in their fields, to be corrected.
    setTyped((before) => Object.fromEntries(Object.entries(before).filter(([path]) => answer.refused.includes(path))))
    setStatus({ kind: 'saved' })
  }, [base])

  const change = useCallback(
    (op: DraftOp) => {
      const isText = op.op === 'set'
      const last = waiting.current.at(-1)
      if (isText && last?.op === 'set' && last.path === op.path) waiting.current.pop()
      waiting.current.push(op)
      if (isText) setTyped((before) => ({ ...before, [op.path]: op.value }))
      else setTyped({})
      setStatus({ kind: 'saving' })
      clearTimeout(timer.current)
      timer.current = setTimeout(send, isText ? PAUSE : 0)
    },
    [send],
  )

  const go = (steps: readonly Step[], left: typeof setPast, entered: typeof setFuture) => {
    const step = steps.at(-1)
    if (!step) return
    const { template, stored } = newest.current
    left((before) => before.slice(0, -1))
    entered((before) => [...before, { template, stored }].slice(-STEPS))
    change({ op: 'restore', template: step.template, settings: step.stored })
  }

  // After publishing, discarding or reverting, the page has loaded the draft again.
  useEffect(() => {
    if (waiting.current.length === 0 && !sending.current) setState(initial)
  }, [initial])

  useEffect(() => {
    if (status.kind === 'saved') return
    const ask = (event: BeforeUnloadEvent) => event.preventDefault()
    addEventListener('beforeunload', ask)
    return () => removeEventListener('beforeunload', ask)
  }, [status.kind])

  return {
    state,
    status,
    refused,
    other,
    change,
    retry: send,
    typed,
    /** The value that a control shows: as typed, or else as pages read it. */
    valueOf: (path: string): unknown => (path in typed ? typed[path] : valueAt(state.values, path)),
    canUndo: past.length > 0 && status.kind === 'saved',
    canRedo: future.length > 0 && status.kind === 'saved',
    undo: () => go(past, setPast, setFuture),
    redo: () => go(future, setFuture, setPast),
  }
}

export type DraftEditor = ReturnType<typeof useDraft>

async function post(base: string, ops: readonly DraftOp[]): Promise<DraftAnswer> {
  const failed = (message: string | null): DraftAnswer => ({ kind: 'failed', message: message ?? '' })
  try {
    const answer = await fetch(`${base}/appearance/draft`, {
      method: 'POST',
      body: JSON.stringify(ops),
      headers: { 'content-type': 'application/json' },
    })
    return answer.headers.get('content-type')?.includes('json') ? ((await answer.json()) as DraftAnswer) : failed(null)
  } catch {
    return failed(null)
  }
}
