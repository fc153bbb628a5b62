import { BackToShop, CartNeedsScript, CartProblems, ClearCart, useCart } from '@store/template-kit'
import { BagLines } from './bag-lines.tsx'
import { BagSummary } from './bag-summary.tsx'
import { BagWaits } from './cart-card.tsx'
import { EmptyArch } from './empty-arch.tsx'
import { useWords } from './words.ts'

/** The bag as a page: one column in the middle. */
export default function Cart() {
  const t = useWords()
  return (
    <div className="frame column bag-page">
      <h1>{t('cart.title')}</h1>
      <CartNeedsScript linkClassName="quiet-link" />
      <BagBody />
    </div>
  )
}

function BagBody() {
  const t = useWords()
  const { ready, settled, lines, count } = useCart()
  if (!ready) return <BagWaits />
  if (lines.length === 0)
    return (
      <EmptyArch title={t('cart.empty')} text={t('cart.emptyHint')}>
        <BackToShop className="button" />
      </EmptyArch>
    )
  return (
    <>
      <section className="soft" aria-label={t('cart.units', { count })}>
        <BagLines />
        <div className="bag-ways">
          <BackToShop className="quiet-link" />
          <ClearCart className="quiet-link" askingClassName="clear-bag" />
        </div>
      </section>
      <section className="soft" aria-label={t('cart.total')} data-settling={settled ? undefined : ''}>
        <CartProblems className="problem bag-problem" />
        <BagSummary />
      </section>
    </>
  )
}
