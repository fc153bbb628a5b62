import { BackToShop, CartNeedsScript, CartProblems, ClearCart, useCart } from '@store/template-kit'
import { CartLines } from './cart-lines.tsx'
import { CartSkeleton, EmptyCart } from './cart-states.tsx'
import { CartTotal } from './cart-total.tsx'
import { FreeDelivery } from './free-delivery.tsx'
import { ListLink } from './list-link.tsx'
import { useWords } from './words.ts'

/** The cart as a page: lines by category at the left, totals at the right. */
export default function Cart() {
  const t = useWords()
  const { ready, lines, count } = useCart()
  return (
    <div className="cart">
      <header className="page-head">
        <h1>{t('cart.title')}</h1>
        {count > 0 && <p className="muted">{t('canasta.products', { count })}</p>}
      </header>
      <CartNeedsScript className="note" linkClassName="text-button" />
      {!ready ? <CartSkeleton /> : lines.length === 0 ? <EmptyCartPage /> : <Full />}
    </div>
  )
}

function EmptyCartPage() {
  return (
    <div className="cart-nothing">
      <EmptyCart />
      <BackToShop className="button" />
    </div>
  )
}

function Full() {
  const t = useWords()
  const { settled } = useCart()
  return (
    <div className="cart-columns">
      <div>
        <CartProblems className="problem problem-box" />
        <CartLines large />
        <div className="cart-ways">
          <BackToShop className="button" data-tone="quiet" />
          <ListLink className="button" tone="quiet" />
          <ClearCart
            className="text-button clear"
            askingClassName="clear"
            answers={{ className: 'button', 'data-tone': 'quiet' }}
          />
        </div>
      </div>
      <section className="cart-side" aria-label={t('cart.total')} data-settling={settled ? undefined : ''}>
        <FreeDelivery />
        <CartTotal />
      </section>
    </div>
  )
}
