import { CartNeedsScript, useCart, useShop } from '@store/template-kit'
import { CartLines } from './cart-lines.tsx'
import { CartStates } from './cart-panel.tsx'
import { CartSummary } from './cart-summary.tsx'
import { PageNumber } from './page-number.tsx'
import { pageNumbersFor } from './page-numbers.ts'
import { useWords } from './words.ts'

/** The cart as a page: seven columns of lines, five of totals. */
export default function Cart() {
  const { categories } = useShop()
  const t = useWords()
  const cart = useCart()
  return (
    <div className="bag-page columns">
      <header className="page-head">
        <h1 className="display">
          {t('cart.title')}
          {cart.count > 0 && (
            <sup className="count">
              <span aria-hidden="true">{cart.count}</span>
              <span className="sr-only"> {t('cart.units', { count: cart.count })}</span>
            </sup>
          )}
        </h1>
        <PageNumber page={pageNumbersFor(categories).bag} />
      </header>
      <CartNeedsScript linkClassName="word underlined" />
      <CartStates>
        <div className="bag-page-lines">
          <CartLines />
        </div>
        <CartSummary whole />
      </CartStates>
    </div>
  )
}
