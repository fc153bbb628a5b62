import { useLocation, useNavigationType } from '@remix-run/react'
import { useAnnounce } from '@store/template-kit'
import { useEffect, useRef } from 'react'

/** By the key of a visited page, the link it was left through: its place among the page's links, and where it leads. */
const left = new Map<string, readonly [place: number, href: string]>()

/**
 * What a browser does by itself when a document loads, for pages that come without one: the new page's heading gets the
 * focus, on the way back the link that led away, and the title is said. Also tells the early script that the page is
 * alive.
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
