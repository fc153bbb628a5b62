import { CartLinks, CartNeedsScript, CartStates, CartSummarySection, useCart } from '@store/template-kit'
import { CartLines } from './cart/cart-lines.tsx'
import { CartSkeleton } from './cart/cart-skeleton.tsx'
import { useWords } from './words.ts'

/** The cart as a page, in one column. */
export default function Cart() {
  const t = useWords()
  const { count } = useCart()
  return (
    <div className="frame column cart one-column">
      <h1>{t('cart.title')}</h1>
      <CartNeedsScript linkClassName="link" />
      <CartStates loading={<CartSkeleton />}>
        <section className="panel" aria-label={t('cart.units', { count })}>
          <CartLines />
          <CartLinks />
        </section>
        <CartSummarySection />
      </CartStates>
    </div>
  )
}
