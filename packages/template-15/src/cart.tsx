import { CartNeedsScript, useCart } from '@store/template-kit'
import CartContent from './cart-content.tsx'
import { CartSkeleton } from './cart-panel.tsx'
import { useWords } from './words.ts'

/** The cart as a page. */
export default function Cart() {
  const t = useWords()
  const { ready } = useCart()
  return (
    <div className="frame cart-page">
      <h1>{t('cart.title')}</h1>
      <CartNeedsScript linkClassName="under" />
      {ready ? <CartContent /> : <CartSkeleton />}
    </div>
  )
}
