import { CartNeedsScript } from '@store/template-kit'
import CartContent from './cart/cart-content.tsx'
import { useWords } from './words.ts'

/** The cart as a page. */
export default function Cart() {
  const t = useWords()
  return (
    <div className="frame cart-page">
      <h1>{t('cart.title')}</h1>
      <CartNeedsScript linkClassName="link" />
      <CartContent />
    </div>
  )
}
