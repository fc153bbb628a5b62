import { Link, type MoreProducts } from '@store/template-kit'
import type { RefObject } from 'react'

/** The end of a list: how many products are shown, and the button that loads more. */
export function More({ more }: { readonly more: MoreProducts }) {
  const { next, state, announcement, word, endRef } = more
  if (!next) return null
  return (
    <div className="more" ref={endRef as RefObject<HTMLDivElement>}>
      <p className="muted" role={state === 'failed' ? 'alert' : undefined}>
        {announcement}
      </p>
      <Link {...next} className="button" data-tone="quiet" aria-disabled={state === 'asking'}>
        {word}
      </Link>
    </div>
  )
}
