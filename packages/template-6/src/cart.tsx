import { CartNeedsScript, useCart } from '@store/template-kit'
import CartPanel from './parts/cart-panel.tsx'
import { useWords } from './words.ts'

/** The cart as a page. */
export default function Cart() {
  const t = useWords()
  const { count } = useCart()
  return (
    <div className="frame cart-page">
      <header className="page-head">
        <h1>{t('cart.title')}</h1>
        {count > 0 && <p className="muted">{t('cart.units', { count })}</p>}
      </header>
      <CartNeedsScript className="notice" />
      <CartPanel />
    </div>
  )
}
