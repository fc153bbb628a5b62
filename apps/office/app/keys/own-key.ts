import type { ScreenName } from '#app/shop/menu.ts'

/** Whether single keys do something is kept by this browser alone: dictation and screen readers may need them. */
const KEPT = 'feria keys'

/** Whether single keys are on. A browser that keeps nothing has them. */
export function hasKeys(): boolean {
  try {
    return localStorage.getItem(KEPT) !== 'off'
  } catch {
    return true
  }
}

export function setKeys(on: boolean): void {
  try {
    if (on) localStorage.removeItem(KEPT)
    else localStorage.setItem(KEPT, 'off')
  } catch {
    // Then they stay on.
  }
}

/** Where `g` and another key lead to. */
export const PLACES = {
  t: 'today',
  h: 'today',
  o: 'orders',
  p: 'products',
  s: 'stock',
  n: 'numbers',
  b: 'buyers',
} as const satisfies Readonly<Record<string, ScreenName>>

const SINGLE = ['/', '?', 'j', 'k', 'x', 'e', 'g', ...Object.keys(PLACES)]

/** Whether commands are given with ⌘ here, and not with Ctrl. */
export const isMac = (): boolean => /Mac|iP(?:hone|ad|od)/.test(navigator.platform)

/** What a key says to the office: `find`, `save`, or a single key. Null: it is for the browser, or for what is being typed. */
export function ownKey(event: KeyboardEvent): string | null {
  const { target, key } = event
  if (event.defaultPrevented || event.isComposing || event.altKey) return null
  if (event.repeat && key !== 'j' && key !== 'k') return null
  if (document.querySelector('[role="dialog"]')) return null
  const [command, other] = isMac() ? [event.metaKey, event.ctrlKey] : [event.ctrlKey, event.metaKey]
  if (other) return null
  if (command) {
    if (event.shiftKey) return null
    if (key.toLowerCase() === 'k') return 'find'
    return key.toLowerCase() === 's' && document.querySelector('main .save-bar') ? 'save' : null
  }
  // On many keyboards the two signs take Shift.
  if (event.shiftKey && key !== '/' && key !== '?') return null
  if (target instanceof HTMLElement && target.closest(TYPED)) return null
  return SINGLE.includes(key) && hasKeys() ? key : null
}

/** What takes letters: text fields, and lists that jump to what begins with them. */
const TYPED = 'input:not([type="checkbox"], [type="radio"], [type="file"]), textarea, select, [contenteditable="true"]'
