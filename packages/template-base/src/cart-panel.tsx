import { CartProblems, ClearCart, Link, useCart, usePaths, useT } from '@store/template-kit'
import { CartLines } from './cart-lines.tsx'
import { CartSummary } from './cart-summary.tsx'

/** The content of the cart drawer. */
export default function CartPanel() {
  const t = useT()
  const paths = usePaths()
  const { lines, close } = useCart()
  if (lines.length === 0)
    return (
      <div className="empty">
        <p>{t('cart.empty')}</p>
        <p className="muted">{t('cart.emptyHint')}</p>
        <button type="button" className="button" onClick={close}>
          {t('cart.continue')}
        </button>
      </div>
    )
  return (
    <>
      <div className="drawer-lines">
        <CartProblems className="problem" />
        <CartLines />
        <ClearCart className="text-button" askingClassName="clear-cart" />
      </div>
      <div className="drawer-foot">
        <CartSummary />
        <p className="drawer-ways">
          <button type="button" className="text-button" onClick={close}>
            {t('cart.continue')}
          </button>
          <Link href={paths.cart()}>{t('cart.goTo')}</Link>
        </p>
      </div>
    </>
  )
}
