import { useEffect, useState } from 'react'

/** "2 / 14" in the margin: which room of the page is on the screen. For the eye alone. */
export function HomeIndex({ count }: { readonly count: number }) {
  const [at, setAt] = useState(1)
  useEffect(() => {
    const rooms = [...document.querySelectorAll('main > :not(.home-index)')]
    if (typeof IntersectionObserver === 'undefined') return
    // A line through the middle of the screen.
    const middle = new IntersectionObserver(
      (entries) => {
        const here = entries.find((entry) => entry.isIntersecting)
        if (here) setAt(rooms.indexOf(here.target) + 1)
      },
      { rootMargin: '-49% 0px -50% 0px' },
    )
    for (const room of rooms) middle.observe(room)
    return () => middle.disconnect()
  }, [])
  return (
    <p className="corner home-index" aria-hidden="true">
      {at} / {count}
    </p>
  )
}
