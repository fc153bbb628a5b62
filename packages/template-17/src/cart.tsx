import { CartNeedsScript, useCart } from '@store/template-kit'
import Receipt from './receipt.tsx'
import { useWords } from './words.ts'

/** The receipt by itself, in the middle of the page. */
export default function Cart() {
  const t = useWords()
  const { ready } = useCart()
  return (
    <div className="cart">
      <header className="head">
        <h1>{t('cart.title')}</h1>
      </header>
      <CartNeedsScript className="receipt" linkClassName="under" />
      {ready ? (
        <Receipt />
      ) : (
        <p className="receipt receipt-waits" role="status" aria-label={t('cart.loading')} data-waits="" />
      )}
    </div>
  )
}
