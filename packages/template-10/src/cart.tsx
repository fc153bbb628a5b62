import { BackToShop, CartNeedsScript, CartProblems, ClearCart, Link, useCart } from '@store/template-kit'
import { useCatalogHref } from './age.tsx'
import { CartLines } from './cart-lines.tsx'
import { CartSkeleton } from './cart-sheet.tsx'
import { CartSummary } from './cart-summary.tsx'
import { EmptyState } from './empty-state.tsx'
import { useWords } from './words.ts'

/** The cart as a page. */
export default function Cart() {
  const t = useWords()
  return (
    <div className="frame box-page">
      <h1>{t('cart.title')}</h1>
      <CartNeedsScript linkClassName="text-link" />
      <CartBody />
    </div>
  )
}

function CartBody() {
  const t = useWords()
  const shelf = useCatalogHref()
  const { ready, settled, lines, count } = useCart()
  if (!ready) return <CartSkeleton />
  if (lines.length === 0)
    return (
      <EmptyState title={t('cart.empty')} text={t('cart.emptyHint')}>
        <BackToShop className="button" data-tone="sun" />
      </EmptyState>
    )
  return (
    <div className="box-columns">
      <section className="block" aria-label={t('cart.units', { count })}>
        <CartLines />
        <div className="box-ways">
          <Link href={shelf()} className="text-link">
            {t('cart.continue')}
          </Link>
          <ClearCart className="text-link" askingClassName="clear-box" />
        </div>
      </section>
      <section className="block box-sum" aria-label={t('cart.total')} data-settling={settled ? undefined : ''}>
        <CartProblems className="problem" />
        <CartSummary />
      </section>
    </div>
  )
}
