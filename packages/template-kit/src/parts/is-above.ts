import { type RefObject, useEffect, useState } from 'react'

/** Whether an element is above the viewport. */
export function useIsAbove(watched: RefObject<HTMLElement>): boolean {
  const [isAbove, setAbove] = useState(false)
  useEffect(() => {
    const element = watched.current
    if (!element || typeof IntersectionObserver === 'undefined') return
    // The margin counts everything below the viewport as visible, so that a jump back to the top is noticed, too.
    const observer = new IntersectionObserver(([entry]) => entry && setAbove(!entry.isIntersecting), {
      rootMargin: '0px 0px 1000000px 0px',
    })
    observer.observe(element)
    return () => observer.disconnect()
  }, [watched])
  return isAbove
}
