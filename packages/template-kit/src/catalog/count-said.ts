import { type CatalogQuery, type ProductPage, searchFromQuery } from '@store/core'
import { useEffect, useRef } from 'react'
import { useAnnounce } from '../parts/announcer.tsx'
import { useT } from '../shop-context.tsx'

/** A catalogue that changes under the reader says how much it now has. */
export function useCountSaid(page: ProductPage, query: CatalogQuery): void {
  const t = useT()
  const announce = useAnnounce()
  const asked = searchFromQuery(query).toString()
  const said = useRef(asked)
  useEffect(() => {
    if (said.current === asked) return
    said.current = asked
    announce(t('catalog.count', { count: page.count }))
  }, [asked, page.count, announce, t])
}
