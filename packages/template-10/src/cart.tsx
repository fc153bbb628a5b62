import { CartLinks, CartNeedsScript, CartStates, CartSummarySection, useCart } from '@store/template-kit'
import { CartLines, EmptyCart } from './cart/cart-lines.tsx'
import { CartSkeleton } from './cart/cart-skeleton.tsx'
import { useWords } from './words.ts'

/** The cart as a page. */
export default function Cart() {
  const t = useWords()
  const { count } = useCart()
  return (
    <div className="frame cart">
      <h1>{t('cart.title')}</h1>
      <CartNeedsScript linkClassName="link" />
      <CartStates loading={<CartSkeleton />} empty={<EmptyCart />}>
        <div className="cart-columns one-column">
          <section className="panel" aria-label={t('cart.units', { count })}>
            <CartLines />
            <CartLinks />
          </section>
          <div className="panel">
            <CartSummarySection />
          </div>
        </div>
      </CartStates>
    </div>
  )
}
