import { Skeleton, useCart } from '@store/template-kit'
import type { ReactNode } from 'react'
import { EmptyTable } from './empty-table.tsx'
import { useWords } from './words.ts'

/** Shows placeholders until the cart has been read, one row of text when it is empty, else `children`. */
export function CartStates({ children }: { readonly children: ReactNode }) {
  const t = useWords()
  const cart = useCart()
  if (!cart.ready)
    return (
      <Skeleton pending fallback={<CartSkeleton text={t('cart.loading')} />}>
        {null}
      </Skeleton>
    )
  return cart.lines.length === 0 ? <EmptyTable title={t('cart.empty')} text={t('cart.emptyHint')} /> : children
}

function CartSkeleton({ text }: { readonly text: string }) {
  return (
    <div className="ruled">
      <p className="muted">{text}</p>
      <span className="ruled-cell" />
      <span className="ruled-cell" />
      <span className="ruled-cell" />
    </div>
  )
}
