import type { ReactNode } from 'react'
import { BasketIcon } from '../icons.tsx'
import { ListLink } from '../parts/list-link.tsx'
import { useWords } from '../words.ts'

export function EmptyCart({ children }: { readonly children?: ReactNode }) {
  const t = useWords()
  return (
    <div className="basket-empty">
      <span className="basket-drawing middle">
        <BasketIcon />
      </span>
      <p>{t('cart.empty')}</p>
      <ListLink className="button" tone="quiet" />
      {children}
    </div>
  )
}

/** Shown until the cart has been read from the browser's storage. */
export const CartSkeleton = () => (
  <div className="bones" aria-hidden="true" data-waits="">
    <i />
    <i />
    <i />
  </div>
)
