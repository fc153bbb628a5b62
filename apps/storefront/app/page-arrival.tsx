import { useLocation, useNavigation } from '@remix-run/react'
import { useAnnounce } from '@store/template-kit'
import { useEffect, useRef } from 'react'
import { goingTo } from '#app/chunk-failure.ts'

/**
 * What a browser does by itself when a document loads, for pages that come without one: the new page's heading gets the
 * focus and its title is said. Also tells the early script that the page is alive.
 */
export function PageArrival() {
  const { pathname } = useLocation()
  const navigation = useNavigation()
  const announce = useAnnounce()
  const shown = useRef(pathname)

  useEffect(() => window.__early?.ready(), [])

  const target = navigation.location
  useEffect(() => {
    goingTo(target ? target.pathname + target.search + target.hash : null)
  }, [target])

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
