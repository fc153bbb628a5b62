import { type CatalogQuery, changeQuery, type Product, type ProductPage, pageCount, searchFromQuery } from '@store/core'
import { type RefObject, useEffect, useRef, useState } from 'react'
import { useHost } from '../host.tsx'
import { useAnnounce } from '../parts/announcer.tsx'
import { useCount, usePaths, useShop, useT } from '../shop-context.tsx'

/** Loaded pages after the first, by shop and query, so that a list has its former length after navigating back. */
const loadedPages = new Map<string, readonly ProductPage[]>()

export type MoreProducts = {
  /** The products of all loaded pages, without duplicates. */
  readonly products: readonly Product[]
  /** The link to the next page. A click loads its products into this list instead. Null where all are shown. */
  readonly next: { readonly href: string; readonly onClick: (event: { preventDefault: () => void }) => void } | null
  /** Text of the link, with the number of products of the next page. */
  readonly word: string
  /** Text beside the link: how many products are shown, or that loading failed. */
  readonly announcement: string
  readonly state: 'idle' | 'asking' | 'failed'
  /** For the list: the first of the added products gets the focus after a click. */
  readonly listRef: RefObject<HTMLUListElement>
  /** For an element after the list: when it comes near the viewport, the next page loads, up to `autoLoadLimit` products. */
  readonly endRef: RefObject<HTMLElement>
}

/**
 * A list that grows without page loads. Without JavaScript, or `HostParts.list`, its link goes to the next page. Scrolling
 * loads no more than `autoLoadLimit` products, so that the footer can be reached.
 */
export function useMoreProducts(page: ProductPage, query: CatalogQuery, autoLoadLimit: number): MoreProducts {
  const t = useT()
  const written = useCount()
  const announce = useAnnounce()
  const { list } = useHost()
  const { shop } = useShop()
  const paths = usePaths()
  const key = `${shop.id}?${searchFromQuery(query)}`
  const known = loadedPages.get(key) ?? []
  // If the number of products has changed, the loaded pages no longer follow the first one, and are not used.
  const pages = [page, ...(known[0]?.count === page.count ? known : [])]
  const [request, setRequest] = useState<{ readonly key: string; readonly state: MoreProducts['state'] }>()
  const state = request?.key === key ? request.state : 'idle'
  const lastPage = pages.at(-1)?.page ?? page.page
  const nextQuery = lastPage < pageCount(page) ? changeQuery(query, { page: lastPage + 1 }) : null
  const products = [...new Map(pages.flatMap((each) => each.products).map((product) => [product.id, product])).values()]
  const shown = products.length
  const shownText = t('pages.shown', { shown: written(shown), count: page.count })
  const listRef = useRef<HTMLUListElement>(null)
  const endRef = useRef<HTMLElement>(null)
  const focusFrom = useRef<number | null>(null)

  const loadMore = async () => {
    if (!list || !nextQuery || state === 'asking') return
    setRequest({ key, state: 'asking' })
    try {
      const loaded = await list(nextQuery)
      loadedPages.set(key, [...pages.slice(1), loaded])
      setRequest({ key, state: 'idle' })
      announce(t('pages.shown', { shown: written(shown + loaded.products.length), count: page.count }))
    } catch {
      setRequest({ key, state: 'failed' })
    }
  }
  const latest = useRef(loadMore)
  latest.current = loadMore

  const autoLoads = list !== undefined && nextQuery !== null && shown < autoLoadLimit && state === 'idle'
  useEffect(() => {
    if (!autoLoads || !endRef.current || typeof IntersectionObserver === 'undefined') return
    const observer = new IntersectionObserver(([end]) => end?.isIntersecting && void latest.current(), {
      rootMargin: '100% 0px',
    })
    observer.observe(endRef.current)
    return () => observer.disconnect()
  }, [autoLoads])

  useEffect(() => {
    const from = focusFrom.current
    if (from === null || shown <= from) return
    focusFrom.current = null
    listRef.current?.children[from]?.querySelector<HTMLElement>('a[href]')?.focus({ preventScroll: true })
  }, [shown])

  return {
    products,
    state,
    word: t('pages.more', { count: Math.min(query.limit, page.count - shown) }),
    announcement: state === 'failed' ? t('pages.moreFailed') : shownText,
    listRef,
    endRef,
    next: nextQuery && {
      href: paths.catalog(nextQuery),
      onClick(event) {
        if (!list) return
        event.preventDefault()
        focusFrom.current = shown
        void loadMore()
      },
    },
  }
}
