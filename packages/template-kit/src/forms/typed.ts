import { useEffect, useRef } from 'react'

/** What stands in a form, by the names of its fields. */
export type Typed = Readonly<Record<string, string>>

/** While somebody writes; a browser lets an entry be written a hundred times in half a minute. */
const KEEP_MS = 500
/** Of this entry in the browser's history; beside what the router keeps there. */
const KEY = 'typed'

/**
 * Keeps what is typed into a form through a reload, a way back, a page that did not come, and fields that leave the page
 * for a while. It is kept with this entry of the tab's history: no other page can read it, of this shop or of another on
 * the same host, and nothing is sent.
 *
 * @param first what to begin with where nothing has been typed
 * @param found told what stands in the form once the browser has looked
 * @param shown differs whenever other fields are shown
 */
export function useTyped(
  id: string,
  {
    isAnswered,
    first,
    found,
    shown,
  }: {
    /** The server has sent the form back: what it says of the choices counts. */
    readonly isAnswered: boolean
    readonly first: () => Typed
    readonly found: (typed: Typed) => void
    readonly shown: string
  },
): void {
  const typed = useRef<Typed>({})
  const begin = useRef({ isAnswered, first, found })

  useEffect(() => {
    const form = formNamed(id)
    if (!form) return
    const { isAnswered, first, found } = begin.current
    typed.current = { ...first(), ...keptHere() }
    fillIn(form, typed.current, isAnswered)
    found(typedIn(form))

    const note = () => {
      typed.current = { ...typed.current, ...typedIn(form) }
    }
    const keep = () => {
      note()
      try {
        history.replaceState({ ...history.state, [KEY]: typed.current }, '')
      } catch {
        // Browsers take so many a minute: the next one is.
      }
    }
    let waiting: ReturnType<typeof setTimeout> | undefined
    const keepSoon = () => {
      note()
      waiting ??= setTimeout(() => {
        waiting = undefined
        keep()
      }, KEEP_MS)
    }
    const events = [
      [form, 'input', keepSoon],
      [form, 'change', keep],
      [form, 'submit', keep],
      [window, 'pagehide', keep],
    ] as const
    for (const [on, event, listen] of events) on.addEventListener(event, listen)
    return () => {
      clearTimeout(waiting)
      for (const [on, event, listen] of events) on.removeEventListener(event, listen)
    }
  }, [id])

  // biome-ignore lint/correctness/useExhaustiveDependencies: fields that are shown again say what they said
  useEffect(() => {
    const form = formNamed(id)
    if (form) fillIn(form, typed.current, true)
  }, [id, shown])
}

/** What was typed when this page was here before. */
function keptHere(): Typed {
  const kept: unknown = history.state?.[KEY]
  const pairs = typeof kept === 'object' && kept !== null ? Object.entries(kept) : []
  return Object.fromEntries(pairs.filter(([, value]) => typeof value === 'string'))
}

export const formNamed = (id: string): HTMLFormElement | null => {
  const form = document.getElementById(id)
  return form instanceof HTMLFormElement ? form : null
}

type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement

/** Fields that a person fills in: what is hidden is the page's, what has no name is sent to nobody. */
function controlsOf(form: HTMLFormElement): readonly Control[] {
  const written = 'input:not([type=hidden]), select, textarea'
  return [...form.querySelectorAll<Control>(written)].filter(({ name }) => name !== '')
}

const isChoice = (control: Control): control is HTMLInputElement => /^(radio|checkbox)$/.test(control.type)

export const typedIn = (form: HTMLFormElement): Typed =>
  Object.fromEntries(
    controlsOf(form)
      .filter((control) => control.type !== 'radio' || (control as HTMLInputElement).checked)
      .map((control) => [control.name, isChoice(control) && !control.checked ? '' : control.value]),
  )

/** A list whose first choice stands: a default, or none. */
const isUntouched = (control: Control) => control instanceof HTMLSelectElement && control.selectedIndex === 0

/** Fills what is empty; of choices, which are never, only those that nobody has answered yet. */
function fillIn(form: HTMLFormElement, typed: Typed, isAnswered: boolean): void {
  for (const control of controlsOf(form)) {
    const value = typed[control.name]
    if (!value) continue
    if (isChoice(control)) {
      if (!isAnswered && control.value === value) control.checked = true
    } else if (control.value === '' || (!isAnswered && isUntouched(control))) control.value = value
  }
}
