import { BackToShop, CartProblems, CartSums, ClearCart, Link, useCart, usePaths } from '@store/template-kit'
import { Bare } from './bare.tsx'
import { BasketLines } from './basket-lines.tsx'
import { useWords } from './words.ts'

/** What is in the basket, and what it comes to: in the panel, and on the cart's page. */
export default function Basket() {
  const t = useWords()
  const paths = usePaths()
  const { lines, settled, count, isOpen } = useCart()
  if (lines.length === 0)
    return (
      <Bare title={t('cart.empty')} text={t('cart.emptyHint')}>
        <BackToShop className="button" />
      </Bare>
    )
  return (
    <div className="basket">
      <section aria-label={t('cart.units', { count })}>
        <BasketLines />
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
