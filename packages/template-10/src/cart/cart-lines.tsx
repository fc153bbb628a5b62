import type { CheckedLine } from '@store/core'
import { BackToShop, CartLineList, CartLineSection, CrossIcon, useCartLine } from '@store/template-kit'
import { EmptyState } from '../parts/empty-state.tsx'
import { LineFacts } from '../parts/line-facts.tsx'
import { useWords } from '../words.ts'

export const CartLines = () => <CartLineList Line={CartLine} />

function CartLine({ line }: { readonly line: CheckedLine }) {
  return (
    <LineFacts line={line} href={useCartLine(line).href}>
      <CartLineSection line={line} icon={<CrossIcon />} />
    </LineFacts>
  )
}

/** A cart without lines. */
export function EmptyCart() {
  const t = useWords()
  return (
    <EmptyState title={t('cart.empty')} text={t('cart.emptyHint')}>
      <BackToShop className="button" />
    </EmptyState>
  )
}
