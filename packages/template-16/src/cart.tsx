import { BackToShop, CartNeedsScript, CartStates, useCart } from '@store/template-kit'
import CartContent from './cart/cart-content.tsx'
import { CartSkeleton, Paper } from './cart/cart-ticket.tsx'
import { EmptyState } from './parts/empty-state.tsx'
import { useWords } from './words.ts'

/** The cart as a page. */
export default function Cart() {
  const t = useWords()
  const { ready, count } = useCart()
  return (
    <div className="table table-ticket">
      <Paper>
        <div className="ticket-head">
          <h1 className="ticket-title">{t('cart.title')}</h1>
          <p className="muted">{count > 0 ? t('cart.units', { count }) : '\u00a0'}</p>
        </div>
        <CartNeedsScript linkClassName="link" />
        <CartStates
          loading={<CartSkeleton />}
          empty={<EmptyState title={t('cart.empty')} text={t('cart.emptyHint')} />}
        >
          <CartContent isWhole />
        </CartStates>
        {/* Rendered once the cart has been read, so that it does not move. */}
        {ready && <BackToShop className="link ticket-back" />}
      </Paper>
    </div>
  )
}
