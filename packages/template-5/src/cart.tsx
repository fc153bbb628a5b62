import { CartNeedsScript, useCart, useShop } from '@store/template-kit'
import { BagStates } from './bag.tsx'
import { BagLines } from './bag-lines.tsx'
import { BagSummary } from './bag-summary.tsx'
import { foliosFor } from './folio.ts'
import { Folio } from './folio-mark.tsx'
import { useWords } from './words.ts'

/** The bag as a page of its own: seven columns and five. */
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
        <Folio page={foliosFor(categories).bag} />
      </header>
      <CartNeedsScript linkClassName="word underlined" />
      <BagStates>
        <div className="bag-page-lines">
          <BagLines />
        </div>
        <BagSummary whole />
      </BagStates>
    </div>
  )
}
