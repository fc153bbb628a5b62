import { type RefObject, useCallback, useEffect, useRef, useState } from 'react'

export type SnapRow = {
  readonly track: RefObject<HTMLUListElement>
  /** The index of the child in view, from 0. */
  readonly index: number
  readonly goTo: (index: number) => void
}

/**
 * For a container with scroll snap, vertical on wide screens and horizontal on narrow ones: which child is in view, and
 * functions to scroll.
 */
export function useSnapRow(): SnapRow {
  const track = useRef<HTMLUListElement>(null)
  const [index, setIndex] = useState(0)
  useEffect(() => {
    const list = track.current
    if (!list) return
    let frame = 0
    const read = () => {
      frame = 0
      const { scrollTop, scrollLeft, clientHeight, clientWidth, scrollHeight, scrollWidth } = list
      const isUpright = scrollHeight - clientHeight > scrollWidth - clientWidth
      setIndex(Math.round(isUpright ? scrollTop / (clientHeight || 1) : scrollLeft / (clientWidth || 1)))
    }
    const scheduleUpdate = () => {
      frame ||= requestAnimationFrame(read)
    }
    list.addEventListener('scroll', scheduleUpdate, { passive: true })
    return () => {
      cancelAnimationFrame(frame)
      list.removeEventListener('scroll', scheduleUpdate)
    }
  }, [])
  const goTo = useCallback((target: number) => {
    const list = track.current
    const slide = list?.children[Math.max(0, target)] as HTMLElement | undefined
    if (!list || !slide) return
    const still = matchMedia('(prefers-reduced-motion: reduce)').matches
    list.scrollTo({
      left: slide.offsetLeft - list.offsetLeft,
      top: slide.offsetTop - list.offsetTop,
      behavior: still ? 'auto' : 'smooth',
    })
  }, [])
  return { track, index, goTo }
}
