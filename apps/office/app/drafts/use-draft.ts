import { type RefObject, useCallback, useEffect, useRef, useState } from 'react'
import { useShop } from '#app/shop/use-shop.ts'
import type { Values } from './values.ts'

type Copy = { readonly values: Values; readonly savedAt: string }

/** After the last key, in milliseconds. */
const PAUSE = 800

/** Fields that say what a button does, and no part of what was typed. */
const isTyped = (name: string) => name !== 'intent' && !name.startsWith('keep:')

/** What a form holds now. */
export function valuesIn(form: HTMLFormElement): Values {
  const values: Record<string, string[]> = {}
  for (const [name, value] of new FormData(form))
    if (isTyped(name) && typeof value === 'string') values[name] = [...(values[name] ?? []), value]
  return values
}

/** The fields of a form that are not as they were when it was sent. */
export function changedSince(sent: Values, form: HTMLFormElement): Values {
  const now = valuesIn(form)
  const names = new Set([...Object.keys(sent), ...Object.keys(now)])
  const isSame = (name: string) => JSON.stringify(sent[name] ?? []) === JSON.stringify(now[name] ?? [])
  return Object.fromEntries([...names].filter((name) => !isSame(name)).map((name) => [name, now[name] ?? []]))
}

type DraftProps = {
  /** The form, whose fields bubble `input`. */
  readonly form: RefObject<HTMLFormElement | null>
  /** Where drafts of this thing are kept, below the office. */
  readonly path: string
  /** Who types: on a device that several people use, drafts are nobody else's. */
  readonly personId: number
  /** When the draft on the server was kept, if there is one. */
  readonly keptAt: string | null
  /** Another number: the form is another element. */
  readonly at: number
}

/**
 * Keeps what is typed in a form on the server and on the device, so that a closed tab, a crash or another device lose nothing. `saved`:
 * when it was kept last; `copy`: what this device has and the server has not; `keeps`: not while neither can keep anything;
 * `forgetSent`: what this device has is what was saved, unless more was typed since.
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
      // It may be refused, or reach nobody. Once it is saved, this is forgotten.
      writeCopy(key, { values: valuesIn(current), savedAt: new Date().toISOString() })
    }
    const leave = () => {
      if (timer.current !== undefined && document.visibilityState === 'hidden') keep(current, true)
    }
    current.addEventListener('input', typed)
    current.addEventListener('submit', sent)
    document.addEventListener('visibilitychange', leave)
    return () => {
      // Another page of the office comes within the pause.
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

/** Forgets what this device has kept of a thing that was saved elsewhere; null: of none. */
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

// A browser that keeps nothing on the device keeps drafts on the server alone.
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
