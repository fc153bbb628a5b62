import { useLocation } from '@remix-run/react'
import { shopPath } from '@store/core'
import { useShop } from '@store/template-kit'
import { useEffect } from 'react'

/** T6: a visit of the shop is counted once, when a person really sees a page; C4: every page that is shown is told. */
export function ViewCount() {
  const { shop, mount } = useShop()
  const { pathname, search } = useLocation()
  // Another filter or order of the same list is no other page; another category is.
  const category = new URLSearchParams(search).get('category')
  useEffect(() => {
    const tell = (told: object) => navigator.sendBeacon(mount + shopPath('events'), JSON.stringify(told))
    const count = () => {
      const key = `visited:${shop.id}`
      tell({ kind: 'page', path: pathname.slice(mount.length), category })
      try {
        if (sessionStorage.getItem(key)) return
        sessionStorage.setItem(key, '1')
      } catch {
        // Nobody could remember, so every document would count: none does.
        return
      }
      tell({ kind: 'visit' })
    }
    // A page the browser prepared ahead of time is not seen yet.
    if (!('prerendering' in document && document.prerendering)) return count()
    document.addEventListener('prerenderingchange', count, { once: true })
    return () => document.removeEventListener('prerenderingchange', count)
  }, [shop.id, mount, pathname, category])
  return null
}
