import { shopPath } from '@store/core'
import { isOn } from './switches.mjs'

type EarlyEvents = {
  /** Set by the page's code once it has loaded: starts hydration. */
  start: (() => void) | null
  /** An event has happened that needs hydration. */
  wanted: boolean
  /** Called after hydration: the held events are dispatched again, in order. */
  ready: () => void
}

/**
 * Runs in the head before everything else. React must get no events until it has hydrated: an event during hydration would
 * make it discard the HTML, and one before would be lost. So clicks, keys and input are held back from scripts, not from
 * the browser: links, text fields, menus and `<details>` work at once. Clicks on buttons, options and checkboxes are stored
 * and repeated after hydration; if that takes too long, the browser handles them itself, as without JavaScript.
 *
 * Written as text into every page: it must not use anything outside of itself. `checkout`: the end of the checkout's
 * address.
 */
function holdEarlyEvents(checkout: string) {
  // All events for which React 18 hydrates at once (`discreteReplayableEvents`), and focus.
  const TYPES =
    'pointerdown pointerup pointercancel mousedown mouseup touchstart touchend touchcancel click auxclick dblclick contextmenu keydown keypress keyup input textInput compositionstart compositionend copy cut paste dragstart dragend drop change reset submit focusin focusout'
  const PATIENCE_MS = 5000
  const taps: HTMLElement[] = []
  const edited = new Set<Element>()
  let patience = 0

  function hold(event: Event) {
    event.stopImmediatePropagation()
    const { type, target } = event
    if (/down|start|click|input|submit/.test(type)) {
      early.wanted = true
      early.start?.()
    }
    if (!(target instanceof Element)) return
    if (type === 'input' || type === 'change') edited.add(target)
    if (type !== 'click' || (event instanceof MouseEvent && event.button > 0)) return
    const tapped = target.closest<HTMLElement>('a[href],summary,button,[role=button],label,input,select,textarea')
    const control = tapped instanceof HTMLLabelElement ? tapped.control : tapped
    // Buttons that open a popover or a dialog need no script.
    if (
      !tapped ||
      !control?.matches(
        'button:not([popovertarget],[commandfor]),[role=button],[type=radio],[type=checkbox],[type=submit],[type=button]',
      )
    )
      return
    // Only for links to checkout do scripts act differently from the browser: they add to the cart.
    if (control instanceof HTMLButtonElement && control.type === 'submit' && control.form) {
      if (control.form.method !== 'get' || !new URL(control.form.action).pathname.endsWith(checkout)) return
    }
    event.preventDefault()
    taps.push(tapped)
    patience ||= window.setTimeout(early.ready, PATIENCE_MS)
  }

  /** React ignores input whose value it has already seen; after hydration it has seen the edited one. So its record is reset first. */
  function repeatEdit(field: Element) {
    if (field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement) {
      if (field.type === 'radio' || field.type === 'checkbox') return
      // The value of a file input cannot be set, and React does not compare it.
      if (field.type === 'file') return field.dispatchEvent(new Event('change', { bubbles: true }))
      const { value } = field
      const { prototype } = field instanceof HTMLInputElement ? HTMLInputElement : HTMLTextAreaElement
      field.value = ''
      Object.getOwnPropertyDescriptor(prototype, 'value')?.set?.call(field, value)
      field.dispatchEvent(new Event('input', { bubbles: true }))
    } else field.dispatchEvent(new Event('change', { bubbles: true }))
  }

  /** One event after the other, each after React has rendered the result of the one before. */
  function repeatTaps() {
    const tapped = taps.shift()
    if (!tapped) return
    tapped.click()
    setTimeout(repeatTaps, 0)
  }

  // With blocked storage, even access to it throws, which the router's script does not handle. A replacement stores nothing.
  try {
    sessionStorage.getItem('')
  } catch {
    Object.defineProperty(window, 'sessionStorage', { value: { getItem() {} } })
  }

  const early: EarlyEvents = {
    start: null,
    wanted: false,
    ready() {
      clearTimeout(patience)
      for (const type of TYPES.split(' ')) removeEventListener(type, hold, true)
      for (const field of edited) repeatEdit(field)
      edited.clear()
      repeatTaps()
    },
  }
  window.__early = early
  for (const type of TYPES.split(' ')) addEventListener(type, hold, true)
}

/**
 * Empty in the browser's bundle, because the script has already run. `minifiedScript` has minified this file; in the
 * server's bundle it would be indented.
 */
export const EARLY_SCRIPT =
  import.meta.env.SSR && isOn('early-events')
    ? `(${String(holdEarlyEvents).replace(/\n +/g, '\n')})(${JSON.stringify(shopPath('checkout'))})`
    : ''
