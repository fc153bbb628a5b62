import { BackToShop, CartLineList, CartLinks, CartStates, CartSummarySection, useCart } from '@store/template-kit'
import { EmptyState } from '../parts/empty-state.tsx'
import { useWords } from '../words.ts'
import { CartLine } from './cart-lines.tsx'
import { CartSkeleton } from './cart-skeleton.tsx'

/** Lines and totals of the cart, in the dialog and on the cart's page. */
export default function CartContent() {
  const t = useWords()
  const { count } = useCart()
  const empty = (
    <EmptyState title={t('cart.empty')} text={t('cart.emptyHint')}>
      <BackToShop className="button" />
    </EmptyState>
  )
  return (
    <CartStates loading={<CartSkeleton />} empty={empty}>
      <div className="tray one-column">
        <section aria-label={t('cart.units', { count })}>
          <CartLineList Line={CartLine} />
        </section>
        <div className="tray-sums">
          <CartSummarySection />
          <CartLinks />
        </div>
      </div>
    </CartStates>
  )
}
