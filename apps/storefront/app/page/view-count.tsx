import { useLocation, useMatches } from '@remix-run/react'
import { type CatalogQuery, lineKey, type ProductPage, shopPath } from '@store/core'
import { useCart, useShop } from '@store/template-kit'
import { useEffect, useRef } from 'react'

/**
 * Counts visitors, in every shop and without consent, because no event identifies anybody: a visit once, when the page
 * is really visible (T6); every page that is shown (C4); searches without a result; products put into a cart.
 */
export function ViewCount() {
  const { shop, mount } = useShop()
  const { pathname, search } = useLocation()
  // Another filter or order of the same list is not another page; another category or search is.
  const category = new URLSearchParams(search).get('category')
  const missed = useEmptySearch()
  useEffect(() => {
    const count = () => {
      const key = `visited:${shop.id}`
      send(mount, { kind: 'page', path: pathname.slice(mount.length), category, missed })
      try {
        if (sessionStorage.getItem(key)) return
        sessionStorage.setItem(key, '1')
      } catch {
        // Without storage every document would count as a visit: no visits are counted.
        return
      }
      send(mount, {
        kind: 'visit',
        // Referrers within the shop are left out.
        from: document.referrer.startsWith(location.origin) ? undefined : document.referrer || undefined,
        tag: new URLSearchParams(location.search).get('utm_source') ?? undefined,
      })
    }
    // A page that the browser prerenders is not visible yet.
    if (!('prerendering' in document && document.prerendering)) return count()
    document.addEventListener('prerenderingchange', count, { once: true })
    return () => document.removeEventListener('prerenderingchange', count)
  }, [shop.id, mount, pathname, category, missed])
  useAdded(mount)
  return null
}

const send = (mount: string, event: object) => navigator.sendBeacon(mount + shopPath('events'), JSON.stringify(event))

/** The search of the list that is shown, if it found nothing. */
function useEmptySearch(): string | undefined {
  const shown = useMatches().at(-1)?.data as
    | { readonly query?: CatalogQuery; readonly page?: ProductPage }
    | null
    | undefined
  return shown?.page?.count === 0 ? shown.query?.search?.slice(0, 200) || undefined : undefined
}

/** Reports each product that is put into the cart, once. */
function useAdded(mount: string): void {
  const { lastAdded, lines } = useCart()
  const reported = useRef(0)
  useEffect(() => {
    const line = lastAdded && lines.find((each) => lineKey(each) === lastAdded.key)
    if (!line || lastAdded.at === reported.current) return
    reported.current = lastAdded.at
    send(mount, { kind: 'added', productId: line.productId })
  })
}
