import { useLocation, useNavigation } from '@remix-run/react'
import { useEffect, useRef } from 'react'

/** Whether it can be focused still: it may have gone, or be in what was folded. Safari before 17.4 knows boxes alone. */
const isThere = (element: HTMLElement) =>
  element.isConnected && (element.checkVisibility?.() ?? element.getClientRects().length > 0)

/** The button that means the same, in a form that has been drawn anew. */
function twinOf(was: HTMLElement): HTMLElement | null {
  if (!(was instanceof HTMLButtonElement) || was.name !== 'intent') return null
  const same = document.querySelectorAll<HTMLElement>(`main button[name="intent"][value="${CSS.escape(was.value)}"]`)
  return same.length === 1 && same[0] && isThere(same[0]) ? same[0] : null
}

/** Focuses what comes nearest to what was focused and has gone; nothing, if the focus is somewhere. */
function refocus(was: HTMLElement | null, opener: HTMLElement | null) {
  if (!was || document.activeElement !== document.body) return
  const title = document.querySelector<HTMLElement>('main h1')
  const next = isThere(was) ? was : (twinOf(was) ?? (opener && isThere(opener) ? opener : title))
  if (next === title && title) title.tabIndex = -1
  next?.focus({ preventScroll: true })
  // Only the keyboard needs to see where it is: for a finger the page stays where it is.
  if (next?.matches(':focus-visible')) next.scrollIntoView({ block: 'nearest' })
}

/**
 * Keeps the keyboard's place: what was focused may go with its page, or with what was done by it. Then the same button of the form that
 * took its place, or else the title of the page, has the focus, and screen readers read it out. Who pointed at something that takes no
 * focus is left alone.
 */
export function useRestoredFocus() {
  const last = useRef<HTMLElement | null>(null)
  // What was focused before the dialog that is open, or has just closed.
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
    // Dialogs that close give the focus back themselves, mostly a frame later.
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
    // A button that could not be pressed meanwhile has lost it too.
    if (state === 'idle') refocus(last.current, opener.current)
  }, [state, key])
}
