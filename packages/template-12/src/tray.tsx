import { BackToShop, CartProblems, CartSums, ClearCart, Link, useCart, usePaths } from '@store/template-kit'
import { TrayLines } from './tray-lines.tsx'
import { Unlit } from './unlit.tsx'
import { useWords } from './words.ts'

/** What lies on the tray, and what it comes to. In the dialog and on the cart's page. */
export default function Tray() {
  const t = useWords()
  const paths = usePaths()
  const { lines, settled, count, isOpen } = useCart()
  if (lines.length === 0)
    return (
      <Unlit title={t('cart.empty')} text={t('cart.emptyHint')}>
        <BackToShop className="button" />
      </Unlit>
    )
  return (
    <div className="tray">
      <section aria-label={t('cart.units', { count })}>
        <TrayLines />
      </section>
      <section className="tray-sums" aria-label={t('cart.total')} data-settling={settled ? undefined : ''}>
        <CartProblems className="problem" />
        <CartSums
          className="tray-summary"
          hintClassName="hint"
          totalsClassName="sums"
          noteClassName="quiet"
          onward={{ className: 'button full' }}
          byChat={{ className: 'button' }}
        />
        <div className="tray-ways">
          {isOpen && (
            <Link href={paths.cart()} className="under">
              {t('cart.goTo')}
            </Link>
          )}
          <ClearCart className="under" askingClassName="clear-tray" />
        </div>
      </section>
    </div>
  )
}
