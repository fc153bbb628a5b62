import { type RefObject, useCallback, useEffect, useRef, useState } from 'react'
import { useShop } from '#app/shop/use-shop.ts'
import type { Values } from './values.ts'

type Copy = { readonly values: Values; readonly savedAt: string }

/** The debounce after the last key, in milliseconds. */
const PAUSE = 800

/** Fields that belong to a button are not part of the draft. */
const isTyped = (name: string) => name !== 'intent' && !name.startsWith('keep:')

/** The current values of a form. */
export function valuesIn(form: HTMLFormElement): Values {
  const values: Record<string, string[]> = {}
  for (const [name, value] of new FormData(form))
    if (isTyped(name) && typeof value === 'string') values[name] = [...(values[name] ?? []), value]
  return values
}

/** The fields that were changed after the form was sent. */
export function changedSince(sent: Values, form: HTMLFormElement): Values {
  const now = valuesIn(form)
  const names = new Set([...Object.keys(sent), ...Object.keys(now)])
  const isSame = (name: string) => JSON.stringify(sent[name] ?? []) === JSON.stringify(now[name] ?? [])
  return Object.fromEntries([...names].filter((name) => !isSame(name)).map((name) => [name, now[name] ?? []]))
}

type DraftProps = {
  /** The form; `input` events of its fields bubble to it. */
  readonly form: RefObject<HTMLFormElement | null>
  /** The path that stores drafts of this form. */
  readonly path: string
  /** The person who types: on a shared device, drafts are kept per person. */
  readonly personId: number
  /** When the server stored its draft, if there is one. */
  readonly keptAt: string | null
  /** Changes when the form is another element. */
  readonly at: number
}

/**
 * Saves the fields of a form on the server and on the device, so that a closed tab, a crash or a change of device lose
 * nothing. `saved`: when they were saved last; `copy`: the device's draft, if it is newer than the server's; `keeps`: false
 * while neither can save; `forgetSent`: deletes the device's draft if it is what was sent.
 */
export function useDraft({ form, path, personId, keptAt, at }: DraftProps) {
  const [saved, setSaved] = useState<string | null>(null)
  const [copy, setCopy] = useState<Copy | null>(null)
  const [fails, setFails] = useState(false)
  const timer = useRef<ReturnType<typeof setTimeout>>()
  const key = keyOf(path, personId)

  const keep = useCallback(
    (typedIn: HTMLFormElement, leaves: boolean) => {
      clearTimeout(timer.current)
      timer.current = undefined
      const values = valuesIn(typedIn)
      const isHere = writeCopy(key, { values, savedAt: new Date().toISOString() })
      void send(path, values, leaves).then((savedAt) => {
        if (savedAt) setSaved(savedAt)
        setFails(!isHere && savedAt === null)
      })
    },
    [key, path],
  )

  useEffect(() => {
    const found = readCopy(key)
    if (found && (keptAt === null || found.savedAt > keptAt)) setCopy(found)
  }, [key, keptAt])

  // biome-ignore lint/correctness/useExhaustiveDependencies: another form is listened to anew.
  useEffect(() => {
    const { current } = form
    if (!current) return
    const typed = () => {
      clearTimeout(timer.current)
      timer.current = setTimeout(() => keep(current, false), PAUSE)
    }
    const sent = () => {
      clearTimeout(timer.current)
      timer.current = undefined
      // Kept until the save has succeeded: the form may be refused, or not reach the server.
      writeCopy(key, { values: valuesIn(current), savedAt: new Date().toISOString() })
    }
    const leave = () => {
      if (timer.current !== undefined && document.visibilityState === 'hidden') keep(current, true)
    }
    current.addEventListener('input', typed)
    current.addEventListener('submit', sent)
    document.addEventListener('visibilitychange', leave)
    return () => {
      // Another page of the office replaced this one within the pause.
      if (timer.current !== undefined) keep(current, true)
      current.removeEventListener('input', typed)
      current.removeEventListener('submit', sent)
      document.removeEventListener('visibilitychange', leave)
    }
  }, [form, keep, key, at])

  const forget = useCallback(() => {
    clearTimeout(timer.current)
    timer.current = undefined
    writeCopy(key, null)
    setCopy(null)
    setSaved(null)
  }, [key])

  const forgetSent = useCallback(
    (sent: Values) => {
      if (JSON.stringify(readCopy(key)?.values) === JSON.stringify(sent)) writeCopy(key, null)
    },
    [key],
  )

  return { saved, copy, keeps: !fails, forget, forgetSent }
}

/** Deletes the device's draft of a form that was saved elsewhere; null: nothing to delete. */
export function useForgetCopy(path: string | null): void {
  const { personId } = useShop()
  useEffect(() => {
    if (path !== null) writeCopy(keyOf(path, personId), null)
  }, [path, personId])
}

const keyOf = (path: string, personId: number) => `draft ${personId} ${path}`

async function send(path: string, values: Values, leaves: boolean): Promise<string | null> {
  try {
    const answer = await fetch(path, {
      method: 'POST',
      body: JSON.stringify({ values, base: values.revision?.[0] ?? null }),
      headers: { 'content-type': 'application/json' },
      keepalive: leaves,
    })
    return answer.ok ? ((await answer.json()) as { readonly savedAt: string | null }).savedAt : null
  } catch {
    return null
  }
}

// False if the browser stores nothing on the device: drafts are then saved on the server only.
function writeCopy(key: string, copy: Copy | null): boolean {
  try {
    if (copy) localStorage.setItem(key, JSON.stringify(copy))
    else localStorage.removeItem(key)
    return true
  } catch {
    return false
  }
}

function readCopy(key: string): Copy | null {
  try {
    const read = JSON.parse(localStorage.getItem(key) ?? 'null') as Copy | null
    return read && typeof read.savedAt === 'string' && typeof read.values === 'object' ? read : null
  } catch {
    return null
  }
}
