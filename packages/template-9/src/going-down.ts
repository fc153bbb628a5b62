import { useEffect, useState } from 'react'

/** From so many pixels on the way back up counts: a finger trembles. */
const TREMBLE = 8
const TOP = 160

/** Whether the reader is on the way down the page; at its top, and on the way up, not. */
export function useIsGoingDown(): boolean {
  const [isDown, setDown] = useState(false)
  useEffect(() => {
    let last = window.scrollY
    const look = () => {
      const now = window.scrollY
      if (now < TOP) setDown(false)
      else if (Math.abs(now - last) > TREMBLE) setDown(now > last)
      if (Math.abs(now - last) > TREMBLE) last = now
    }
    window.addEventListener('scroll', look, { passive: true })
    return () => window.removeEventListener('scroll', look)
  }, [])
  return isDown
}
