import { useEffect, useState } from 'react'

/** Which part of the home page is on the screen, as in "2 / 14". Hidden from screen readers. */
export function HomeIndex({ count }: { readonly count: number }) {
  const [at, setAt] = useState(1)
  useEffect(() => {
    const sections = [...document.querySelectorAll('main > :not(.home-index)')]
    if (typeof IntersectionObserver === 'undefined') return
    // The observed area is a line across the middle of the screen.
    const middle = new IntersectionObserver(
      (entries) => {
        const here = entries.find((entry) => entry.isIntersecting)
        if (here) setAt(sections.indexOf(here.target) + 1)
      },
      { rootMargin: '-49% 0px -50% 0px' },
    )
    for (const room of sections) middle.observe(room)
    return () => middle.disconnect()
  }, [])
  return (
    <p className="corner home-index" aria-hidden="true">
      {at} / {count}
    </p>
  )
}
