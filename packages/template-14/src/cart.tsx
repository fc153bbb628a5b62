import { CartNeedsScript, useCart } from '@store/template-kit'
import Pile from './pile.tsx'
import { PileWaits } from './pile-drawer.tsx'
import { useWords } from './words.ts'

/** The pile as a page: a ruled list, and the sum beside it. */
export default function Cart() {
  const t = useWords()
  const { ready } = useCart()
  return (
    <div className="frame cart-page">
      <h1>{t('cart.title')}</h1>
      <CartNeedsScript linkClassName="under" />
      {ready ? <Pile /> : <PileWaits />}
    </div>
  )
}
