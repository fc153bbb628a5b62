import { CartNeedsScript, useCart } from '@store/template-kit'
import CartContent from './cart-content.tsx'
import { CartSkeleton } from './cart-drawer.tsx'
import { useWords } from './words.ts'

/** The cart as a page: lines, and totals beside them. */
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
