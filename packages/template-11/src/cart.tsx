import { BackToShop, CartNeedsScript, CartProblems, ClearCart, useCart } from '@store/template-kit'
import { OrderWaits } from './cart-pane.tsx'
import { EmptyRoom } from './empty-room.tsx'
import { OrderLines } from './order-lines.tsx'
import { OrderSums } from './order-sums.tsx'
import { Split } from './split.tsx'
import { useRooms } from './use-rooms.ts'
import { useWords } from './words.ts'

/** The order as a page: what it comes to at the left, in a room; the pieces at the right. */
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
            <OrderSums />
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
  if (!ready) return <OrderWaits />
  if (lines.length === 0)
    return (
      <EmptyRoom title={t('cart.empty')} text={t('cart.emptyHint')}>
        <BackToShop className="button" />
      </EmptyRoom>
    )
  return (
    <section aria-label={t('cart.units', { count })}>
      <CartProblems className="problem" />
      <OrderLines />
      <div className="ways">
        <BackToShop className="quiet-link" />
        <ClearCart className="quiet-link" askingClassName="clear-order" />
      </div>
    </section>
  )
}
