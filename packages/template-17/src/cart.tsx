import { CartNeedsScript, useCart } from '@store/template-kit'
import CartContent from './cart/cart-content.tsx'
import { useWords } from './words.ts'

/** The cart as a page. */
export default function Cart() {
  const t = useWords()
  const { ready } = useCart()
  return (
    <div className="cart">
      <header className="head one-column">
        <h1>{t('cart.title')}</h1>
      </header>
      <CartNeedsScript className="receipt" linkClassName="link" />
      {ready ? (
        <CartContent />
      ) : (
        <p className="receipt receipt-waits" role="status" aria-label={t('cart.loading')} data-waits="" />
      )}
    </div>
  )
}
