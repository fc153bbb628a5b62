import { BackToShop, CartNeedsScript, CartProblems, ClearCart, useCart } from '@store/template-kit'
import { BasketFoot } from './basket-foot.tsx'
import { BasketLines } from './basket-lines.tsx'
import { BasketSkeleton, EmptyBasket } from './basket-states.tsx'
import { ListLink } from './list-link.tsx'
import { ToFree } from './to-free.tsx'
import { useWords } from './words.ts'

/** The basket with room: what is in it by aisle at the left, what it comes to at the right. */
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
      {!ready ? <BasketSkeleton /> : lines.length === 0 ? <Nothing /> : <Full />}
    </div>
  )
}

function Nothing() {
  return (
    <div className="cart-nothing">
      <EmptyBasket />
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
        <BasketLines large />
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
        <ToFree />
        <BasketFoot />
      </section>
    </div>
  )
}
