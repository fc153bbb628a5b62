import { BackToShop, CartNeedsScript, CartProblems, ClearCart, useCart } from '@store/template-kit'
import { CartLines } from './cart-lines.tsx'
import { CartSkeleton } from './cart-panel.tsx'
import { CartSummary } from './cart-summary.tsx'
import { EmptyState } from './empty-state.tsx'
import { Split } from './split.tsx'
import { useRooms } from './use-rooms.ts'
import { useWords } from './words.ts'

/** The cart as a page: totals at the left, lines at the right. */
export default function Cart() {
  const t = useWords()
  const rooms = useRooms()
  const { ready, lines, settled } = useCart()
  const isFull = ready && lines.length > 0
  return (
    <Split
      room={rooms(2)}
      narrow={isFull ? 'below' : 'away'}
      sceneClassName="wall"
      className="cart"
      scene={
        isFull && (
          <section className="wall-in" aria-label={t('cart.total')} data-settling={settled ? undefined : ''}>
            <CartSummary />
          </section>
        )
      }
    >
      <h1>{t('cart.title')}</h1>
      <CartNeedsScript linkClassName="quiet-link" />
      <CartBody />
    </Split>
  )
}

function CartBody() {
  const t = useWords()
  const { ready, lines, count } = useCart()
  if (!ready) return <CartSkeleton />
  if (lines.length === 0)
    return (
      <EmptyState title={t('cart.empty')} text={t('cart.emptyHint')}>
        <BackToShop className="button" />
      </EmptyState>
    )
  return (
    <section aria-label={t('cart.units', { count })}>
      <CartProblems className="problem" />
      <CartLines />
      <div className="ways">
        <BackToShop className="quiet-link" />
        <ClearCart className="quiet-link" askingClassName="clear-order" />
      </div>
    </section>
  )
}
