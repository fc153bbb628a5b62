import { CartNeedsScript } from '@store/template-kit'
import { Bubble } from './bubble.tsx'
import Order from './order.tsx'
import { useWords } from './words.ts'

/** The order as a page of its own. */
export default function Cart() {
  const t = useWords()
  return (
    <div className="thread order-page">
      <Order
        heading={
          <>
            <Bubble as="h1" from="you" className="question">
              {t('cart.title')}
            </Bubble>
            <CartNeedsScript className="bubble" data-from="shop" />
          </>
        }
      />
    </div>
  )
}
