import { BackToShop, CartNeedsScript, useCart } from '@store/template-kit'
import CartContent from './cart-content.tsx'
import { CartSkeleton, Paper } from './cart-ticket.tsx'
import { EmptyState } from './empty-state.tsx'
import { useWords } from './words.ts'

/** The cart as a page. */
export default function Cart() {
  const t = useWords()
  const { ready, lines, count } = useCart()
  const isBlank = ready && lines.length === 0
  return (
    <div className="table table-ticket">
      <Paper>
        <div className="ticket-head">
          <h1 className="ticket-title">{t('cart.title')}</h1>
          <p className="quiet">{count > 0 ? t('cart.units', { count }) : '\u00a0'}</p>
        </div>
        <CartNeedsScript linkClassName="under" />
        {!ready && <CartSkeleton />}
        {isBlank && <EmptyState title={t('cart.empty')} text={t('cart.emptyHint')} />}
        {lines.length > 0 && <CartContent isWhole />}
        {/* Rendered once the cart has been read, so that it does not move. */}
        {ready && <BackToShop className="under ticket-back" />}
      </Paper>
    </div>
  )
}
