import { CartProblems, ClearCart, Link, useCart, usePaths } from '@store/template-kit'
import { EmptyRoom } from './empty-room.tsx'
import { OrderLines } from './order-lines.tsx'
import { OrderSums } from './order-sums.tsx'
import { useWords } from './words.ts'

/** What the pane holds. */
export default function OrderPane() {
  const t = useWords()
  const paths = usePaths()
  const { lines, close } = useCart()
  if (lines.length === 0)
    return (
      <EmptyRoom title={t('cart.empty')} text={t('cart.emptyHint')}>
        <button type="button" className="button" onClick={close}>
          {t('cart.continue')}
        </button>
      </EmptyRoom>
    )
  return (
    <>
      <div className="pane-scroll">
        <CartProblems className="problem" />
        <OrderLines />
      </div>
      <div className="pane-foot">
        <OrderSums />
        <p className="ways">
          <Link href={paths.cart()} className="quiet-link">
            {t('cart.goTo')}
          </Link>
          <ClearCart className="quiet-link" askingClassName="clear-order" />
        </p>
      </div>
    </>
  )
}
