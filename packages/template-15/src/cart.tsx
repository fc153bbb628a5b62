import { CartNeedsScript, useCart } from '@store/template-kit'
import Basket from './basket.tsx'
import { BasketWaits } from './basket-panel.tsx'
import { useWords } from './words.ts'

/** The basket as a page. */
export default function Cart() {
  const t = useWords()
  const { ready } = useCart()
  return (
    <div className="frame cart-page">
      <h1>{t('cart.title')}</h1>
      <CartNeedsScript linkClassName="under" />
      {ready ? <Basket /> : <BasketWaits />}
    </div>
  )
}
