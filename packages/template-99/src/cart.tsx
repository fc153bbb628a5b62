import { CartNeedsScript } from '@store/template-kit'
import CartContent from './cart/cart-content.tsx'
import { Bubble } from './parts/bubble.tsx'
import { useWords } from './words.ts'

/** The cart as a page. */
export default function Cart() {
  const t = useWords()
  return (
    <div className="thread cart-page">
      <CartContent
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
