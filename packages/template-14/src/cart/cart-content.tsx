import { BackToShop, CartLineList, CartLinks, CartStates, CartSummarySection, useCart } from '@store/template-kit'
import { EmptyState } from '../parts/empty-state.tsx'
import { CartLine } from '../parts/line-facts.tsx'
import { useWords } from '../words.ts'
import { CartSkeleton } from './cart-skeleton.tsx'

/** Lines and totals of the cart, in the drawer and on the cart's page. */
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
      <div className="pile one-column">
        <section aria-label={t('cart.units', { count })}>
          <CartLineList Line={CartLine} />
        </section>
        <div className="pile-end">
          <CartSummarySection />
          <CartLinks />
        </div>
      </div>
    </CartStates>
  )
}
