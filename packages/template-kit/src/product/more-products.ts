import { type CatalogQuery, changeQuery, type Product, type ProductPage, pageCount, searchFromQuery } from '@store/core'
import { type RefObject, useEffect, useRef, useState } from 'react'
import { useHost } from '../host.tsx'
import { useAnnounce } from '../parts/announcer.tsx'
import { usePaths, useShop, useT } from '../shop-context.tsx'

/** Pages read after a list's first, by shop and address: who comes back finds the list as long as it was. */
const readOn = new Map<string, readonly ProductPage[]>()

export type MoreProducts = {
  /** Those of all pages so far, each once. */
  readonly products: readonly Product[]
  /** The link to the next page, which brings its products here instead; null where all are shown. */
  readonly next: { readonly href: string; readonly onClick: (event: { preventDefault: () => void }) => void } | null
  /** What the link is called, with how many it brings, and what stands beside it: how many are shown, or that none came. */
  readonly word: string
  readonly said: string
  readonly state: 'idle' | 'asking' | 'failed'
  /** Of the list's element: the first product that was brought gets the focus. */
  readonly listRef: RefObject<HTMLUListElement>
  /** Of what stands at the end: while fewer than `unasked` products are shown, coming near it brings more. */
  readonly endRef: RefObject<HTMLElement>
}

/**
 * A list that grows in place. Where nobody can be asked, and without JavaScript, its link leads to the next page. It is
 * never longer by itself than `unasked`: what stands below can be reached.
 */
export function useMoreProducts(page: ProductPage, query: CatalogQuery, unasked: number): MoreProducts {
  const t = useT()
  const announce = useAnnounce()
  const { list } = useHost()
  const { shop } = useShop()
  const paths = usePaths()
  const key = `${shop.id}?${searchFromQuery(query)}`
  const known = readOn.get(key) ?? []
  // Another number of products: pages no longer begin where they did.
  const pages = [page, ...(known[0]?.count === page.count ? known : [])]
  const [asked, setAsked] = useState<{ readonly key: string; readonly state: MoreProducts['state'] }>()
  const state = asked?.key === key ? asked.state : 'idle'
  const here = pages.at(-1)?.page ?? page.page
  const nextQuery = here < pageCount(page) ? changeQuery(query, { page: here + 1 }) : null
  const products = [...new Map(pages.flatMap((each) => each.products).map((product) => [product.id, product])).values()]
  const shown = products.length
  const said = t('pages.shown', { shown, count: page.count })
  const listRef = useRef<HTMLUListElement>(null)
  const endRef = useRef<HTMLElement>(null)
  const focusFrom = useRef<number | null>(null)

  const bring = async () => {
    if (!list || !nextQuery || state === 'asking') return
    setAsked({ key, state: 'asking' })
    try {
      const brought = await list(nextQuery)
      readOn.set(key, [...pages.slice(1), brought])
      setAsked({ key, state: 'idle' })
      announce(t('pages.shown', { shown: shown + brought.products.length, count: page.count }))
    } catch {
      setAsked({ key, state: 'failed' })
    }
  }
  const latest = useRef(bring)
  latest.current = bring

  const isNear = list !== undefined && nextQuery !== null && shown < unasked && state === 'idle'
  useEffect(() => {
    if (!isNear || !endRef.current || typeof IntersectionObserver === 'undefined') return
    const near = new IntersectionObserver(([end]) => end?.isIntersecting && void latest.current(), {
      rootMargin: '100% 0px',
    })
    near.observe(endRef.current)
    return () => near.disconnect()
  }, [isNear])

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
    said: state === 'failed' ? t('pages.moreFailed') : said,
    listRef,
    endRef,
    next: nextQuery && {
      href: paths.catalog(nextQuery),
      onClick(event) {
        if (!list) return
        event.preventDefault()
        focusFrom.current = shown
        void bring()
      },
    },
  }
}
