import { useEffect, useState } from 'react'

/** Smaller movements do not count as scrolling: a finger is never quite still. In pixels. */
const MIN_SCROLL = 8
const TOP = 160

/** Whether the last scroll was down. False at the top of the page. */
export function useIsScrollingDown(): boolean {
  const [isDown, setDown] = useState(false)
  useEffect(() => {
    let last = window.scrollY
    const onScroll = () => {
      const now = window.scrollY
      if (now < TOP) setDown(false)
      else if (Math.abs(now - last) > MIN_SCROLL) setDown(now > last)
      if (Math.abs(now - last) > MIN_SCROLL) last = now
    }
    window.addEventListener('scroll', onScroll, { passive: true })
    return () => window.removeEventListener('scroll', onScroll)
  }, [])
  return isDown
}
