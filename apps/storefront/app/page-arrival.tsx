import { useLocation } from '@remix-run/react'
import { useAnnounce } from '@store/template-kit'
import { useEffect, useRef } from 'react'

/**
 * What a browser does by itself when a document loads, for pages that come without one: the new page's heading gets the
 * focus and its title is said. Also tells the early script that the page is alive.
 */
export function PageArrival() {
  const { pathname } = useLocation()
  const announce = useAnnounce()
  const shown = useRef(pathname)

  useEffect(() => window.__early?.ready(), [])

  useEffect(() => {
    if (shown.current === pathname) return
    shown.current = pathname
    const heading = document.querySelector<HTMLElement>('#main h1') ?? document.getElementById('main')
    heading?.setAttribute('tabindex', '-1')
    heading?.focus({ preventScroll: true })
    announce(document.title)
  }, [pathname, announce])

  return null
}
