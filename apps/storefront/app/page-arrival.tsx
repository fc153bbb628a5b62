import { useLocation, useNavigationType } from '@remix-run/react'
import { useAnnounce } from '@store/template-kit'
import { useEffect, useRef } from 'react'

/** By the key of a visited page, the link it was left through: what finds it, and its place among those found. */
const left = new Map<string, readonly [selector: string, place: number]>()

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
      const link = (target as Element).closest('a[href]')
      if (!link) return
      const selector = `a[href=${CSS.escape(link.getAttribute('href') ?? '')}]`
      left.set(key, [selector, [...document.querySelectorAll(selector)].indexOf(link)])
    }
    document.addEventListener('click', leave, true)
    return () => document.removeEventListener('click', leave, true)
  }, [key])

  useEffect(() => {
    if (shown.current === pathname) return
    shown.current = pathname
    const [selector = '', place = 0] = (way === 'POP' && left.get(key)) || []
    let target = selector ? document.querySelectorAll<HTMLElement>(selector)[place] : undefined
    if (!target) {
      target = document.querySelector<HTMLElement>('#main h1') ?? document.getElementById('main') ?? undefined
      target?.setAttribute('tabindex', '-1')
    }
    target?.focus({ preventScroll: true })
    announce(document.title)
  }, [pathname, key, way, announce])

  return null
}
