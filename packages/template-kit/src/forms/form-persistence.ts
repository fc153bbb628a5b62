import { useEffect, useRef } from 'react'

/** The values of a form by field name. */
export type FormValues = Readonly<Record<string, string>>

/** Throttles `history.replaceState` while somebody types: browsers allow about a hundred calls in half a minute. */
const KEEP_MS = 500
/** Key in `history.state`, beside those of the router. */
const KEY = 'typed'

/**
 * Keeps what is typed into a form when the page is reloaded, left and returned to, or fails to load, and when fields are hidden
 * and shown again. The values are in the state of this history entry: no other page can read them, neither of this shop nor of
 * another on the same host, and nothing is sent.
 *
 * @param first returns the initial values of fields in which nothing was typed
 * @param found is called with the values after they were restored
 * @param shown a key that changes whenever other fields are shown
 */
export function useFormPersistence(
  id: string,
  {
    isAnswered,
    first,
    found,
    shown,
  }: {
    /** The server has replied to a submitted form: radio buttons and selects in its HTML are not changed. */
    readonly isAnswered: boolean
    readonly first: () => FormValues
    readonly found: (typed: FormValues) => void
    readonly shown: string
  },
): void {
  const typed = useRef<FormValues>({})
  const initial = useRef({ isAnswered, first, found })

  useEffect(() => {
    const form = formNamed(id)
    if (!form) return
    const { isAnswered, first, found } = initial.current
    typed.current = { ...first(), ...storedValues() }
    fillIn(form, typed.current, isAnswered)
    found(valuesOf(form))

    const read = () => {
      typed.current = { ...typed.current, ...valuesOf(form) }
    }
    const store = () => {
      read()
      try {
        history.replaceState({ ...history.state, [KEY]: typed.current }, '')
      } catch {
        // The browser's limit is reached: a later call stores the values.
      }
    }
    let timer: ReturnType<typeof setTimeout> | undefined
    const storeSoon = () => {
      read()
      timer ??= setTimeout(() => {
        timer = undefined
        store()
      }, KEEP_MS)
    }
    const listeners = [
      [form, 'input', storeSoon],
      [form, 'change', store],
      [form, 'submit', store],
      [window, 'pagehide', store],
    ] as const
    for (const [target, event, listener] of listeners) target.addEventListener(event, listener)
    return () => {
      clearTimeout(timer)
      for (const [target, event, listener] of listeners) target.removeEventListener(event, listener)
    }
  }, [id])

  // biome-ignore lint/correctness/useExhaustiveDependencies: fields that are shown again get their values back
  useEffect(() => {
    const form = formNamed(id)
    if (form) fillIn(form, typed.current, true)
  }, [id, shown])
}

/** The values stored in this history entry. */
function storedValues(): FormValues {
  const stored: unknown = history.state?.[KEY]
  const pairs = typeof stored === 'object' && stored !== null ? Object.entries(stored) : []
  return Object.fromEntries(pairs.filter(([, value]) => typeof value === 'string'))
}

export const formNamed = (id: string): HTMLFormElement | null => {
  const form = document.getElementById(id)
  return form instanceof HTMLFormElement ? form : null
}

type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement

/** The fields that a person fills in: without hidden ones, and those without a name, which are not submitted. */
function controlsOf(form: HTMLFormElement): readonly Control[] {
  const selector = 'input:not([type=hidden]), select, textarea'
  return [...form.querySelectorAll<Control>(selector)].filter(({ name }) => name !== '')
}

const isChoice = (control: Control): control is HTMLInputElement => /^(radio|checkbox)$/.test(control.type)

export const valuesOf = (form: HTMLFormElement): FormValues =>
  Object.fromEntries(
    controlsOf(form)
      .filter((control) => control.type !== 'radio' || (control as HTMLInputElement).checked)
      .map((control) => [control.name, isChoice(control) && !control.checked ? '' : control.value]),
  )

/** Whether a select has its first option chosen: the default, or the empty one. */
const isUntouched = (control: Control) => control instanceof HTMLSelectElement && control.selectedIndex === 0

/** Fills empty fields. Radio buttons, checkboxes and selects always have a value, so they are changed only if `isAnswered` is false. */
function fillIn(form: HTMLFormElement, typed: FormValues, isAnswered: boolean): void {
  for (const control of controlsOf(form)) {
    const value = typed[control.name]
    if (!value) continue
    if (isChoice(control)) {
      if (!isAnswered && control.value === value) control.checked = true
    } else if (control.value === '' || (!isAnswered && isUntouched(control))) control.value = value
  }
}
