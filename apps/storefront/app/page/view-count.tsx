import { useLocation } from '@remix-run/react'
import { shopPath } from '@store/core'
import { useShop } from '@store/template-kit'
import { useEffect } from 'react'

/** T6: counts a visit once, when the page is really visible; C4: reports every page that is shown. */
export function ViewCount() {
  const { shop, mount } = useShop()
  const { pathname, search } = useLocation()
  // Another filter or order of the same list is not another page; another category is.
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
        // Without storage every document would count as a visit: none is counted.
        return
      }
      tell({ kind: 'visit' })
    }
    // A page that the browser prerenders is not visible yet.
    if (!('prerendering' in document && document.prerendering)) return count()
    document.addEventListener('prerenderingchange', count, { once: true })
    return () => document.removeEventListener('prerenderingchange', count)
  }, [shop.id, mount, pathname, category])
  return null
}
