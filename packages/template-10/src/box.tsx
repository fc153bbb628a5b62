import { CartProblems, ClearCart, Link, useCart, usePaths } from '@store/template-kit'
import { BoxLines } from './box-lines.tsx'
import { BoxSummary } from './box-summary.tsx'
import { OpenBox } from './open-box.tsx'
import { useWords } from './words.ts'

/** What the sheet holds. */
export default function Box() {
  const t = useWords()
  const paths = usePaths()
  const { lines, close } = useCart()
  if (lines.length === 0)
    return (
      <OpenBox title={t('cart.empty')} text={t('cart.emptyHint')}>
        <button type="button" className="button" onClick={close}>
          {t('cart.continue')}
        </button>
      </OpenBox>
    )
  return (
    <div className="box-in">
      <div className="box-scroll">
        <CartProblems className="problem" />
        <BoxLines />
        <ClearCart className="text-link" askingClassName="clear-box" />
      </div>
      <div className="box-foot">
        <BoxSummary />
        <Link href={paths.cart()} className="text-link">
          {t('cart.goTo')}
        </Link>
      </div>
    </div>
  )
}
