import { CartLinks, CartNeedsScript, CartStates, CartSummarySection, useCart, useT } from '@store/template-kit'
import { CartLines } from './cart-lines.tsx'

export default function Cart() {
  const t = useT()
  const { count } = useCart()
  return (
    <div className="frame cart">
      <h1>{t('cart.title')}</h1>
      <CartNeedsScript linkClassName="link" />
      <CartStates
        loading={
          <p className="empty muted" data-waits="">
            {t('cart.loading')}
          </p>
        }
      >
        <div className="cart-columns">
          <section aria-label={t('cart.units', { count })}>
            <CartLines />
            <CartLinks />
          </section>
          <CartSummarySection />
        </div>
      </CartStates>
    </div>
  )
}
