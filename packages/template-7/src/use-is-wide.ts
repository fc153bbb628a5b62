import { useEffect, useState } from 'react'

const WIDE = '(min-width: 80rem)'

/** Whether there is room for the basket's column (styles/frame.css); false until the page is alive. */
export function useIsWide(): boolean {
  const [isWide, setWide] = useState(false)
  useEffect(() => {
    const query = matchMedia(WIDE)
    const look = () => setWide(query.matches)
    look()
    query.addEventListener('change', look)
    return () => query.removeEventListener('change', look)
  }, [])
  return isWide
}
