import { CartLinks, CartNeedsScript, CartStates, CartSummarySection, useCart } from '@store/template-kit'
import { CartLines } from './cart/cart-lines.tsx'
import { CartSkeleton } from './cart/cart-skeleton.tsx'
import { FreeDelivery } from './parts/free-delivery.tsx'
import { useWords } from './words.ts'

/** The cart as a page: lines at the left, totals at the right. */
export default function Cart() {
  const t = useWords()
  const { count } = useCart()
  return (
    <div className="cart-page">
      <header className="page-head">
        <h1>{t('cart.title')}</h1>
      </header>
      <CartNeedsScript className="inset" linkClassName="link" />
      <CartStates loading={<CartSkeleton />}>
        <div className="cart-columns">
          <section className="cart-rows" aria-label={t('cart.units', { count })}>
            <CartLines />
            <CartLinks />
          </section>
          <div className="panel cart-sum">
            <FreeDelivery />
            <CartSummarySection />
          </div>
        </div>
      </CartStates>
    </div>
  )
}
