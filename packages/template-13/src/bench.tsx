import { CartProblems, ClearCart, Link, useCart, usePaths } from '@store/template-kit'
import { CartLines } from './cart-lines.tsx'
import { CartSummary } from './cart-summary.tsx'
import { Lane } from './lane.tsx'
import { NoPlays } from './no-plays.tsx'
import { useWords } from './words.ts'

/** What opens upward from the scoreboard: a strip of squares, the totals at their right. */
export default function Bench() {
  const t = useWords()
  const paths = usePaths()
  const { lines, close } = useCart()
  if (lines.length === 0)
    return (
      <NoPlays title={t('cart.empty')} text={t('cart.emptyHint')}>
        <button type="button" className="button" data-tone="volt" onClick={close}>
          {t('cart.continue')}
        </button>
      </NoPlays>
    )
  return (
    <div className="bench-in">
      <div className="bench-lines">
        <CartProblems className="problem" />
        <CartLines strip />
        <ClearCart className="under" askingClassName="clear-cart" />
      </div>
      <div className="bench-sum">
        <Lane />
        <CartSummary />
        <Link href={paths.cart()} className="under">
          {t('cart.goTo')}
        </Link>
      </div>
    </div>
  )
}
