import type { ScreenName } from '#app/shop/menu.ts'

/** The setting is stored in this browser only: single-key shortcuts interfere with dictation and screen readers. */
const KEPT = 'feria keys'

/** Whether single-key shortcuts are on. They are if the browser stores nothing. */
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
    // The setting stays on.
  }
}

/** The screens that `g` and another key open. */
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

/** Whether shortcuts use ⌘ and not Ctrl. */
export const isMac = (): boolean => /Mac|iP(?:hone|ad|od)/.test(navigator.platform)

/** Returns the shortcut of a key event: `find`, `save`, or a single key. Null: none, or text is being typed. */
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
  // On many keyboard layouts `/` and `?` need Shift.
  if (event.shiftKey && key !== '/' && key !== '?') return null
  if (target instanceof HTMLElement && target.closest(TYPED)) return null
  return SINGLE.includes(key) && hasKeys() ? key : null
}

/** Elements that take letters: text fields, and lists that jump to the entry with that initial. */
const TYPED = 'input:not([type="checkbox"], [type="radio"], [type="file"]), textarea, select, [contenteditable="true"]'
