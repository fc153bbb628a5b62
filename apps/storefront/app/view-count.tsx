import { useShop } from '@store/template-kit'
import { useEffect } from 'react'

/** T6: a visit of the shop is counted once, when a person really sees a page. */
export function ViewCount() {
  const { shop, mount } = useShop()
  useEffect(() => {
    const count = () => {
      const key = `visited:${shop.id}`
      try {
        if (sessionStorage.getItem(key)) return
        sessionStorage.setItem(key, '1')
      } catch {
        // Nobody could remember, so every document would count: none does.
        return
      }
      navigator.sendBeacon(`${mount}/events`, '{"kind":"visit"}')
    }
    // A page the browser prepared ahead of time is not seen yet.
    if (!('prerendering' in document && document.prerendering)) return count()
    document.addEventListener('prerenderingchange', count, { once: true })
    return () => document.removeEventListener('prerenderingchange', count)
  }, [shop.id, mount])
  return null
}
