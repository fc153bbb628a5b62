import { Skeleton, useCart } from '@store/template-kit'
import type { ReactNode } from 'react'
import { EmptyTable } from './empty-table.tsx'
import { useWords } from './words.ts'

/** Ruled cells while the cart is read, a table of one row when it is empty, else the cart. */
export function CartStates({ children }: { readonly children: ReactNode }) {
  const t = useWords()
  const cart = useCart()
  if (!cart.ready)
    return (
      <Skeleton pending fallback={<Ruled text={t('cart.loading')} />}>
        {null}
      </Skeleton>
    )
  return cart.lines.length === 0 ? <EmptyTable title={t('cart.empty')} text={t('cart.emptyHint')} /> : children
}

function Ruled({ text }: { readonly text: string }) {
  return (
    <div className="ruled">
      <p className="muted">{text}</p>
      <span className="ruled-cell" />
      <span className="ruled-cell" />
      <span className="ruled-cell" />
    </div>
  )
}
