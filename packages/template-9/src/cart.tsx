import { BackToShop, CartNeedsScript, CartProblems, ClearCart, useCart } from '@store/template-kit'
import { CartSkeleton } from './cart-card.tsx'
import { CartLines } from './cart-lines.tsx'
import { CartSummary } from './cart-summary.tsx'
import { EmptyState } from './empty-state.tsx'
import { useWords } from './words.ts'

/** The cart as a page, in one column. */
export default function Cart() {
  const t = useWords()
  return (
    <div className="frame column bag-page">
      <h1>{t('cart.title')}</h1>
      <CartNeedsScript linkClassName="quiet-link" />
      <CartBody />
    </div>
  )
}

function CartBody() {
  const t = useWords()
  const { ready, settled, lines, count } = useCart()
  if (!ready) return <CartSkeleton />
  if (lines.length === 0)
    return (
      <EmptyState title={t('cart.empty')} text={t('cart.emptyHint')}>
        <BackToShop className="button" />
      </EmptyState>
    )
  return (
    <>
      <section className="soft" aria-label={t('cart.units', { count })}>
        <CartLines />
        <div className="bag-ways">
          <BackToShop className="quiet-link" />
          <ClearCart className="quiet-link" askingClassName="clear-bag" />
        </div>
      </section>
      <section className="soft" aria-label={t('cart.total')} data-settling={settled ? undefined : ''}>
        <CartProblems className="problem bag-problem" />
        <CartSummary />
      </section>
    </>
  )
}
