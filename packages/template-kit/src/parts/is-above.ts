import { type RefObject, useEffect, useState } from 'react'

/** Whether an element is above the viewport. */
export function useIsAbove(watched: RefObject<HTMLElement>): boolean {
  // The margin counts everything below the viewport as visible, so that a jump back to the top is noticed, too.
  return useIsOutside(watched, '0px 0px 1000000px')
}

/** Whether an element is above the viewport or below it. `bottom`: height of what lies over the viewport's bottom, in pixels. */
export function useIsAway(watched: RefObject<HTMLElement>, bottom = 0): boolean {
  return useIsOutside(watched, `0px 0px ${-bottom}px`)
}

function useIsOutside(watched: RefObject<HTMLElement>, rootMargin: string): boolean {
  const [isOutside, setOutside] = useState(false)
  useEffect(() => {
    const element = watched.current
    if (!element || typeof IntersectionObserver === 'undefined') return
    const observer = new IntersectionObserver(([entry]) => entry && setOutside(!entry.isIntersecting), { rootMargin })
    observer.observe(element)
    return () => observer.disconnect()
  }, [watched, rootMargin])
  return isOutside
}
