import { useLocation, useNavigation } from '@remix-run/react'
import { useEffect, useRef } from 'react'

/**
 * Whether the element can still be focused: it may have been removed or folded away. Safari before 17.4 has no
 * `checkVisibility`.
 */
const isThere = (element: HTMLElement) =>
  element.isConnected && (element.checkVisibility?.() ?? element.getClientRects().length > 0)

/** The button with the same intent in a re-rendered form. */
function twinOf(was: HTMLElement): HTMLElement | null {
  if (!(was instanceof HTMLButtonElement) || was.name !== 'intent') return null
  const same = document.querySelectorAll<HTMLElement>(`main button[name="intent"][value="${CSS.escape(was.value)}"]`)
  return same.length === 1 && same[0] && isThere(same[0]) ? same[0] : null
}

/** Restores a lost focus: to the same element, an equal button, the opener of the dialog, or the page's title. */
function refocus(was: HTMLElement | null, opener: HTMLElement | null) {
  if (!was || document.activeElement !== document.body) return
  const title = document.querySelector<HTMLElement>('main h1')
  const next = isThere(was) ? was : (twinOf(was) ?? (opener && isThere(opener) ? opener : title))
  if (next === title && title) title.tabIndex = -1
  next?.focus({ preventScroll: true })
  // Only for keyboard users; for others the page does not scroll.
  if (next?.matches(':focus-visible')) next.scrollIntoView({ block: 'nearest' })
}

/**
 * Restores the focus when the focused element is removed, by navigation or by its own action: to an equal button of the new
 * form, or else to the page's title, which screen readers then read. After a click on something that takes no focus, nothing
 * is done.
 */
export function useRestoredFocus() {
  const last = useRef<HTMLElement | null>(null)
  // The element that was focused before the current or last dialog.
  const opener = useRef<HTMLElement | null>(null)
  const { state } = useNavigation()
  const { key } = useLocation()
  useEffect(() => {
    const isInDialog = (element: HTMLElement | null) => Boolean(element?.closest('[role="dialog"]'))
    const focused = ({ target }: FocusEvent) => {
      const now = target instanceof HTMLElement ? target : null
      if (!isInDialog(now)) opener.current = null
      else if (!isInDialog(last.current)) opener.current = last.current
      last.current = now
    }
    const pointed = () => {
      last.current = null
    }
    // Closing dialogs restore the focus themselves, usually a frame later.
    const isLost = () => last.current && document.activeElement === document.body && !isThere(last.current)
    const changes = new MutationObserver(() => {
      if (isLost())
        requestAnimationFrame(() => requestAnimationFrame(() => isLost() && refocus(last.current, opener.current)))
    })
    changes.observe(document.body, { childList: true, subtree: true })
    addEventListener('focusin', focused)
    addEventListener('pointerdown', pointed)
    return () => {
      changes.disconnect()
      removeEventListener('focusin', focused)
      removeEventListener('pointerdown', pointed)
    }
  }, [])
  // biome-ignore lint/correctness/useExhaustiveDependencies: looked at whenever a page or an answer has come.
  useEffect(() => {
    // A button that was disabled during the request has lost the focus too.
    if (state === 'idle') refocus(last.current, opener.current)
  }, [state, key])
}
