import { useEffect, useState } from 'react'

const WIDE = '(min-width: 80rem)'

/** Whether the screen is wide enough for the cart's column (`styles/frame.css`); false until React has started. */
export function useIsWide(): boolean {
  const [isWide, setWide] = useState(false)
  useEffect(() => {
    const query = matchMedia(WIDE)
    const update = () => setWide(query.matches)
    update()
    query.addEventListener('change', update)
    return () => query.removeEventListener('change', update)
  }, [])
  return isWide
}
