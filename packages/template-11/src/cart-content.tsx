import { CartProblems, ClearCart, Link, useCart, usePaths } from '@store/template-kit'
import { CartLines } from './cart-lines.tsx'
import { CartSummary } from './cart-summary.tsx'
import { EmptyState } from './empty-state.tsx'
import { useWords } from './words.ts'

/** What the cart's panel shows. */
export default function CartContent() {
  const t = useWords()
  const paths = usePaths()
  const { lines, close } = useCart()
  if (lines.length === 0)
    return (
      <EmptyState title={t('cart.empty')} text={t('cart.emptyHint')}>
        <button type="button" className="button" onClick={close}>
          {t('cart.continue')}
        </button>
      </EmptyState>
    )
  return (
    <>
      <div className="pane-scroll">
        <CartProblems className="problem" />
        <CartLines />
      </div>
      <div className="pane-foot">
        <CartSummary />
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
