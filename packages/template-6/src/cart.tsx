import { CartNeedsScript, useCart } from '@store/template-kit'
import { CartStates } from './cart-states.tsx'
import { CartSummary } from './cart-summary.tsx'
import { CartTable } from './cart-table.tsx'
import { useWords } from './words.ts'

/** The cart as a page: the table, and a sticky summary beside it. */
export default function Cart() {
  const t = useWords()
  const cart = useCart()
  return (
    <div className="frame cart-page">
      <header className="page-head">
        <h1>{t('cart.title')}</h1>
        {cart.count > 0 && <p className="muted">{t('cart.units', { count: cart.count })}</p>}
      </header>
      <CartNeedsScript className="notice" />
      <CartStates>
        <div className="cart-columns">
          <CartTable />
          <CartSummary whole />
        </div>
      </CartStates>
    </div>
  )
}
