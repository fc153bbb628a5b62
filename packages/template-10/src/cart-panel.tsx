import { CartProblems, ClearCart, Link, useCart, usePaths } from '@store/template-kit'
import { CartLines } from './cart-lines.tsx'
import { CartSummary } from './cart-summary.tsx'
import { EmptyState } from './empty-state.tsx'
import { useWords } from './words.ts'

/** What the cart's sheet shows. */
export default function CartPanel() {
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
    <div className="box-in">
      <div className="box-scroll">
        <CartProblems className="problem" />
        <CartLines />
        <ClearCart className="text-link" askingClassName="clear-box" />
      </div>
      <div className="box-foot">
        <CartSummary />
        <Link href={paths.cart()} className="text-link">
          {t('cart.goTo')}
        </Link>
      </div>
    </div>
  )
}
