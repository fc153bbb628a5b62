import { BackToShop, Skeleton, useCart } from '@store/template-kit'
import type { ReactNode } from 'react'
import { CartLines } from './cart-lines.tsx'
import { CartSkeleton } from './cart-skeleton.tsx'
import { CartSummary } from './cart-summary.tsx'
import { useWords } from './words.ts'

/** What the cart's side panel shows. */
export default function CartPanel() {
  return (
    <CartStates>
      <div className="bag">
        <CartLines />
        <div className="bag-foot">
          <CartSummary />
        </div>
      </div>
    </CartStates>
  )
}

/** Shows placeholders until the cart has been read, a short text when it is empty, else `children`. */
export function CartStates({ children }: { readonly children: ReactNode }) {
  const cart = useCart()
  if (!cart.ready)
    return (
      <Skeleton pending fallback={<CartSkeleton />}>
        {null}
      </Skeleton>
    )
  return cart.lines.length === 0 ? <EmptyCart /> : children
}

function EmptyCart() {
  const t = useWords()
  return (
    <div className="bag-empty">
      <p className="h1">{t('cart.empty')}</p>
      <BackToShop className="word underlined" />
    </div>
  )
}
