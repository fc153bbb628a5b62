import { CartNeedsScript, useCart, useShop } from '@store/template-kit'
import CartPanel from './cart/cart-panel.tsx'
import { Count } from './parts/count.tsx'
import { PageNumber } from './parts/page-number.tsx'
import { pageNumbersFor } from './parts/page-numbers.ts'
import { useWords } from './words.ts'

/** The cart as a page: seven columns of lines, four of totals. */
export default function Cart() {
  const { categories } = useShop()
  const t = useWords()
  const { count } = useCart()
  return (
    <div className="frame bag-page">
      <header className="page-head wraps">
        <h1 className="display">
          {t('cart.title')}
          <Count count={count} text={t('cart.units', { count })} />
        </h1>
        <PageNumber page={pageNumbersFor(categories).bag} />
      </header>
      <CartNeedsScript linkClassName="link" />
      <CartPanel />
    </div>
  )
}
