import { isOn } from './switches.ts'

type EarlyEvents = {
  /** Set by the page's code once it has loaded: makes the page alive. */
  start: (() => void) | null
  /** Something has happened that wants the page alive. */
  wanted: boolean
  /** Called when React listens: what was held back happens now, in its order. */
  ready: () => void
}

/**
 * Runs in the head before anything else. React must hear nothing until it has hydrated: an event
 * during hydration would make it throw the page away, and one before would be lost. So taps, keys and edits are held
 * back from scripts, never from the browser: links, text fields, menus and disclosures work at once. Taps on buttons,
 * options and check boxes are kept and done as soon as the page is alive; if that takes too long, the browser does
 * them itself, as if there were no scripts.
 *
 * Written as text into every page: uses nothing from outside itself.
 */
function holdEarlyEvents() {
  // All that React 18 hydrates for at once (`discreteReplayableEvents`), and focus.
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
    // What opens a popover or a dialog by itself needs no script.
    if (
      !tapped ||
      !control?.matches(
        'button:not([popovertarget],[commandfor]),[role=button],[type=radio],[type=checkbox],[type=submit],[type=button]',
      )
    )
      return
    // Only what leads to checkout do scripts do otherwise than the browser: they put it into the cart.
    if (control instanceof HTMLButtonElement && control.type === 'submit' && control.form) {
      if (control.form.method !== 'get' || !/\/checkout$/.test(new URL(control.form.action).pathname)) return
    }
    event.preventDefault()
    taps.push(tapped)
    patience ||= window.setTimeout(early.ready, PATIENCE_MS)
  }

  /** React compares with what it last saw; it saw the edited value, so it is shown the edit once more. */
  function repeatEdit(field: Element) {
    if (field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement) {
      if (field.type === 'radio' || field.type === 'checkbox') return
      // Nobody may write which file was chosen, and React compares nothing.
      if (field.type === 'file') return field.dispatchEvent(new Event('change', { bubbles: true }))
      const { value } = field
      const { prototype } = field instanceof HTMLInputElement ? HTMLInputElement : HTMLTextAreaElement
      field.value = ''
      Object.getOwnPropertyDescriptor(prototype, 'value')?.set?.call(field, value)
      field.dispatchEvent(new Event('input', { bubbles: true }))
    } else field.dispatchEvent(new Event('change', { bubbles: true }))
  }

  /** One after the other, each when React has drawn what came of the one before. */
  function repeatTaps() {
    const tapped = taps.shift()
    if (!tapped) return
    tapped.click()
    setTimeout(repeatTaps, 0)
  }

  // Where storage is blocked even to name it throws, which the router's own script does not expect. Nothing is kept.
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

/** Empty in the browser's bundle: the script has long run there. */
export const EARLY_SCRIPT =
  import.meta.env.SSR && isOn('early-events')
    ? `(${String(holdEarlyEvents).replaceAll(/(?<!\s)\s*([{}();,=?])\s*/g, '$1')})()`
    : ''
