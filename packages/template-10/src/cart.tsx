import { BackToShop, CartNeedsScript, CartProblems, ClearCart, Link, useCart } from '@store/template-kit'
import { useShelf } from './age.tsx'
import { BoxLines } from './box-lines.tsx'
import { BoxWaits } from './box-sheet.tsx'
import { BoxSummary } from './box-summary.tsx'
import { OpenBox } from './open-box.tsx'
import { useWords } from './words.ts'

/** The toy box as a page. */
export default function Cart() {
  const t = useWords()
  return (
    <div className="frame box-page">
      <h1>{t('cart.title')}</h1>
      <CartNeedsScript linkClassName="text-link" />
      <BoxBody />
    </div>
  )
}

function BoxBody() {
  const t = useWords()
  const shelf = useShelf()
  const { ready, settled, lines, count } = useCart()
  if (!ready) return <BoxWaits />
  if (lines.length === 0)
    return (
      <OpenBox title={t('cart.empty')} text={t('cart.emptyHint')}>
        <BackToShop className="button" data-tone="sun" />
      </OpenBox>
    )
  return (
    <div className="box-columns">
      <section className="block" aria-label={t('cart.units', { count })}>
        <BoxLines />
        <div className="box-ways">
          <Link href={shelf()} className="text-link">
            {t('cart.continue')}
          </Link>
          <ClearCart className="text-link" askingClassName="clear-box" />
        </div>
      </section>
      <section className="block box-sum" aria-label={t('cart.total')} data-settling={settled ? undefined : ''}>
        <CartProblems className="problem" />
        <BoxSummary />
      </section>
    </div>
  )
}
