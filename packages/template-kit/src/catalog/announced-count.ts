import { type CatalogQuery, type ProductPage, searchFromQuery } from '@store/core'
import { useEffect, useRef } from 'react'
import { useAnnounce } from '../parts/announcer.tsx'
import { useT } from '../shop-context.tsx'

/** Announces the number of products to screen readers whenever the query changes. */
export function useAnnouncedCount(page: ProductPage, query: CatalogQuery): void {
  const t = useT()
  const announce = useAnnounce()
  const search = searchFromQuery(query).toString()
  const announced = useRef(search)
  useEffect(() => {
    if (announced.current === search) return
    announced.current = search
    announce(t('catalog.count', { count: page.count }))
  }, [search, page.count, announce, t])
}
