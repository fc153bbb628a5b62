import { type RefObject, useCallback, useEffect, useRef, useState } from 'react'

export type Shelf = {
  readonly track: RefObject<HTMLUListElement>
  /** What is in front, from 0. */
  readonly index: number
  readonly goTo: (index: number) => void
}

/** A row that snaps, upright on wide screens and lying on narrow ones: which of its children is in front, and how to move. */
export function useShelf(): Shelf {
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
    const later = () => {
      frame ||= requestAnimationFrame(read)
    }
    list.addEventListener('scroll', later, { passive: true })
    return () => {
      cancelAnimationFrame(frame)
      list.removeEventListener('scroll', later)
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
