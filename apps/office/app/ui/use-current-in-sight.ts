import { type RefObject, useEffect, useRef } from 'react'

/**
 * Scrolls a list of links so that the current one is visible; the page is not scrolled.
 *
 * @param current changes with the current link
 * @returns a ref for the element that scrolls
 */
export function useCurrentInSight<E extends HTMLElement>(current: string | undefined): RefObject<E> {
  const ref = useRef<E>(null)
  const shown = useRef<string>()
  useEffect(() => {
    // Once per link, so that a list that somebody scrolls is left alone.
    if (shown.current === current) return
    shown.current = current
    const list = ref.current
    const link = list?.querySelector('[aria-current]')
    if (!list || !link) return
    const [box, { left, right, top, bottom }] = [list.getBoundingClientRect(), link.getBoundingClientRect()]
    const past = (start: number, end: number, from: number, to: number) =>
      start < from ? start - from : Math.max(0, end - to)
    list.scrollBy(past(left, right, box.left, box.right), past(top, bottom, box.top, box.bottom))
  }, [current])
  return ref
}
