import { type RefObject, useEffect, useRef } from 'react'

/**
 * Scrolls a list of links so that the current one is seen; the page itself stays where it is.
 *
 * @param current changes with the current link
 * @returns for the element that scrolls
 */
export function useCurrentInSight<E extends HTMLElement>(current: string | undefined): RefObject<E> {
  const ref = useRef<E>(null)
  const shown = useRef<string>()
  useEffect(() => {
    // Once for each: a list that somebody scrolls afterwards stays where it is.
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
