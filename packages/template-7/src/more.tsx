import type { ProductPage } from '@store/core'
import { Link, type MoreProducts, useAnnounce } from '@store/template-kit'
import { type RefObject, useEffect, useRef } from 'react'
import { useWords } from './words.ts'

/** The end of an aisle: how much of it stands here, and the rest of it. */
export function More({ more, page }: { readonly more: MoreProducts; readonly page: ProductPage }) {
  const t = useWords()
  const announce = useAnnounce()
  const { next, state, products, endRef } = more
  const shown = t('canasta.shown', { shown: products.length, count: page.count })
  const said = useRef(shown)
  useEffect(() => {
    if (said.current === shown) return
    said.current = shown
    announce(shown)
  }, [shown, announce])
  if (!next) return null
  return (
    <div className="more" ref={endRef as RefObject<HTMLDivElement>}>
      <p className="muted" role={state === 'failed' ? 'alert' : undefined}>
        {state === 'failed' ? t('canasta.moreFailed') : shown}
      </p>
      <Link {...next} className="button" data-tone="quiet" aria-disabled={state === 'asking'}>
        {t('canasta.loadMore')}
      </Link>
    </div>
  )
}
