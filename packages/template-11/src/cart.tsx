import { CartLinks, CartNeedsScript, CartStates, CartSummarySection, useCart } from '@store/template-kit'
import { CartLines, CartSkeleton, EmptyCart } from './cart/cart-lines.tsx'
import { ProductSketch } from './parts/product-sketch.tsx'
import { Split } from './parts/split.tsx'
import { useRooms } from './parts/use-rooms.ts'
import { useWords } from './words.ts'

/** The cart as a page: totals at the left, lines at the right. */
export default function Cart() {
  const t = useWords()
  const rooms = useRooms()
  const { ready, lines, count } = useCart()
  const isFull = ready && lines.length > 0
  return (
    <Split
      room={rooms(2)}
      narrow={isFull ? 'below' : 'away'}
      sceneClassName="wall"
      className="cart"
      scene={
        isFull ? (
          <div className="wall-in">
            <CartSummarySection />
          </div>
        ) : (
          <ProductSketch name="estante" className="scene-sketch" />
        )
      }
    >
      <h1>{t('cart.title')}</h1>
      <CartNeedsScript linkClassName="link" />
      <CartStates loading={<CartSkeleton />} empty={<EmptyCart />}>
        <section aria-label={t('cart.units', { count })}>
          <CartLines />
          <CartLinks />
        </section>
      </CartStates>
    </Split>
  )
}
