import { CartLinks, CartStates, CartSummarySection, useT } from '@store/template-kit'
import { CartLines } from './cart-lines.tsx'

/** The content of the cart drawer. */
export default function CartPanel() {
  const t = useT()
  return (
    <CartStates loading={<p className="empty">{t('cart.loading')}</p>}>
      <div className="drawer-lines">
        <CartLines />
      </div>
      <div className="drawer-foot">
        <CartSummarySection />
        <CartLinks />
      </div>
    </CartStates>
  )
}
