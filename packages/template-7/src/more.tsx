import { Link, type MoreProducts } from '@store/template-kit'
import type { RefObject } from 'react'

/** The end of an aisle: how much of it stands here, and the rest of it. */
export function More({ more }: { readonly more: MoreProducts }) {
  const { next, state, said, word, endRef } = more
  if (!next) return null
  return (
    <div className="more" ref={endRef as RefObject<HTMLDivElement>}>
      <p className="muted" role={state === 'failed' ? 'alert' : undefined}>
        {said}
      </p>
      <Link {...next} className="button" data-tone="quiet" aria-disabled={state === 'asking'}>
        {word}
      </Link>
    </div>
  )
}
