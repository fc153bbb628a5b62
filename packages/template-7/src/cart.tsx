import { BackToShop, CartNeedsScript, useCart } from '@store/template-kit'
import CartPanel from './cart/cart-panel.tsx'
import { ListLink } from './parts/list-link.tsx'
import { useWords } from './words.ts'

/** The cart as a page: lines by category at the left, totals at the right. */
export default function Cart() {
  const t = useWords()
  const { count } = useCart()
  return (
    <div className="cart">
      <header className="page-head wraps">
        <h1>{t('cart.title')}</h1>
        {count > 0 && <p className="muted">{t('canasta.products', { count })}</p>}
      </header>
      <CartNeedsScript className="note" linkClassName="link" />
      <CartPanel large empty={<BackToShop className="button" />}>
        <BackToShop className="button" data-tone="quiet" />
        <ListLink className="button" tone="quiet" />
      </CartPanel>
    </div>
  )
}
