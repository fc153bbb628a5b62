import { CartProblems, ClearCart, Link, useCart, usePaths } from '@store/template-kit'
import { CartLines } from './cart-lines.tsx'
import { CartSummary } from './cart-summary.tsx'
import { EmptyState } from './empty-state.tsx'
import { FreeDelivery } from './free-delivery.tsx'
import { useWords } from './words.ts'

/** What the cart's drawer shows: lines as squares in a row, totals at the right. */
export default function CartPanel() {
  const t = useWords()
  const paths = usePaths()
  const { lines, close } = useCart()
  if (lines.length === 0)
    return (
      <EmptyState title={t('cart.empty')} text={t('cart.emptyHint')}>
        <button type="button" className="button" data-tone="volt" onClick={close}>
          {t('cart.continue')}
        </button>
      </EmptyState>
    )
  return (
    <div className="bench-in">
      <div className="bench-lines">
        <CartProblems className="problem" />
        <CartLines strip />
        <ClearCart className="under" askingClassName="clear-cart" />
      </div>
      <div className="bench-sum">
        <FreeDelivery />
        <CartSummary />
        <Link href={paths.cart()} className="under">
          {t('cart.goTo')}
        </Link>
      </div>
    </div>
  )
}
