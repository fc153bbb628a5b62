import { BackToShop, CartNeedsScript, CartProblems, ClearCart, useCart } from '@store/template-kit'
import { CartLines } from './cart-lines.tsx'
import { CartSkeleton } from './cart-skeleton.tsx'
import { CartSummary } from './cart-summary.tsx'
import { EmptyState } from './empty-state.tsx'
import { FreeDelivery } from './free-delivery.tsx'
import { useWords } from './words.ts'

/** The cart as a page: lines at the left, totals at the right. */
export default function Cart() {
  const t = useWords()
  return (
    <div className="cart-page">
      <header className="page-head inset">
        <h1>
          <span className="lean">{t('cart.title')}</span>
        </h1>
      </header>
      <CartNeedsScript className="inset" linkClassName="under" />
      <Body />
    </div>
  )
}

function Body() {
  const t = useWords()
  const { ready, settled, lines, count } = useCart()
  if (!ready)
    return (
      <div className="inset">
        <CartSkeleton />
      </div>
    )
  if (lines.length === 0)
    return (
      <EmptyState title={t('cart.empty')} text={t('cart.emptyHint')}>
        <BackToShop className="button" data-tone="volt" />
      </EmptyState>
    )
  return (
    <div className="cart-columns">
      <section className="cart-rows" aria-label={t('cart.units', { count })}>
        <CartLines />
        <div className="ways-row">
          <BackToShop className="under" />
          <ClearCart className="under" askingClassName="clear-cart" />
        </div>
      </section>
      <section className="cart-sum" aria-label={t('cart.total')} data-settling={settled ? undefined : ''}>
        <CartProblems className="problem" />
        <FreeDelivery />
        <CartSummary />
      </section>
    </div>
  )
}
