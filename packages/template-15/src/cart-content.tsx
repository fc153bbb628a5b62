import { BackToShop, CartProblems, CartSums, ClearCart, Link, useCart, usePaths } from '@store/template-kit'
import { CartLines } from './cart-lines.tsx'
import { EmptyState } from './empty-state.tsx'
import { useWords } from './words.ts'

/** Lines and totals of the cart, in the panel and on the cart's page. */
export default function CartContent() {
  const t = useWords()
  const paths = usePaths()
  const { lines, settled, count, isOpen } = useCart()
  if (lines.length === 0)
    return (
      <EmptyState title={t('cart.empty')} text={t('cart.emptyHint')}>
        <BackToShop className="button" />
      </EmptyState>
    )
  return (
    <div className="basket">
      <section aria-label={t('cart.units', { count })}>
        <CartLines />
      </section>
      <section className="basket-end paper" aria-label={t('cart.total')} data-settling={settled ? undefined : ''}>
        <CartProblems className="problem" />
        <CartSums
          className="basket-sums"
          hintClassName="hint"
          totalsClassName="sums"
          noteClassName="quiet"
          onward={{ className: 'button full' }}
          byChat={{ className: 'button' }}
        />
        <div className="basket-ways">
          {isOpen && (
            <Link href={paths.cart()} className="under">
              {t('cart.goTo')}
            </Link>
          )}
          <ClearCart className="under" askingClassName="clear-basket" />
        </div>
      </section>
    </div>
  )
}
