import { BackToShop, CartNeedsScript, CartProblems, ClearCart, useCart } from '@store/template-kit'
import { BenchWaits } from './bench-waits.tsx'
import { CartLines } from './cart-lines.tsx'
import { CartSummary } from './cart-summary.tsx'
import { Lane } from './lane.tsx'
import { NoPlays } from './no-plays.tsx'
import { useWords } from './words.ts'

/** The cart as a page: rows at the left, the score at the right. */
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
        <BenchWaits />
      </div>
    )
  if (lines.length === 0)
    return (
      <NoPlays title={t('cart.empty')} text={t('cart.emptyHint')}>
        <BackToShop className="button" data-tone="volt" />
      </NoPlays>
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
        <Lane />
        <CartSummary />
      </section>
    </div>
  )
}
