import { useLocation, useNavigationType } from '@remix-run/react'
import { useAnnounce } from '@store/template-kit'
import { useEffect, useRef } from 'react'

/** For each visited page, by its history key, the link through which it was left: its index among the page's links, and its address. */
const left = new Map<string, readonly [place: number, href: string]>()

/**
 * Does for client-side navigation what a browser does on page loads: the new page's heading gets the focus, or after
 * navigating back the link that was followed, and the title is announced. Also notifies the early script that the page is
 * hydrated.
 */
export function PageArrival() {
  const { pathname, key } = useLocation()
  const way = useNavigationType()
  const announce = useAnnounce()
  const shown = useRef(pathname)

  useEffect(() => window.__early?.ready(), [])

  useEffect(() => {
    const leave = ({ target }: Event) => {
      const link = (target as Element).closest('a')
      if (link) left.set(key, [[...document.links].indexOf(link), link.href])
    }
    document.addEventListener('click', leave, true)
    return () => document.removeEventListener('click', leave, true)
  }, [key])

  useEffect(() => {
    if (shown.current === pathname) return
    shown.current = pathname
    const [place = -1, href] = (way === 'POP' && left.get(key)) || []
    const link = document.links[place]
    const heading = document.querySelector<HTMLElement>('#main h1') ?? document.getElementById('main')
    heading?.setAttribute('tabindex', '-1')
    ;(link && link.href === href ? link : heading)?.focus({ preventScroll: true })
    announce(document.title)
  }, [pathname, key, way, announce])

  return null
}
