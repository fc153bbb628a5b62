import { CartProblems, ClearCart, Link, useCart, usePaths } from '@store/template-kit'
import { BagLines } from './bag-lines.tsx'
import { BagSummary } from './bag-summary.tsx'
import { EmptyArch } from './empty-arch.tsx'
import { useWords } from './words.ts'

/** What the card holds. */
export default function Bag() {
  const t = useWords()
  const paths = usePaths()
  const { lines, close } = useCart()
  if (lines.length === 0)
    return (
      <EmptyArch title={t('cart.empty')} text={t('cart.emptyHint')}>
        <button type="button" className="button" onClick={close}>
          {t('cart.continue')}
        </button>
      </EmptyArch>
    )
  return (
    <>
      <div className="bag-scroll">
        <CartProblems className="problem bag-problem" />
        <BagLines />
      </div>
      <div className="bag-foot">
        <BagSummary />
        <p className="bag-ways">
          <Link href={paths.cart()} className="quiet-link">
            {t('cart.goTo')}
          </Link>
          <ClearCart className="quiet-link" askingClassName="clear-bag" />
        </p>
      </div>
    </>
  )
}
