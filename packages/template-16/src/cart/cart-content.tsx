import { deliveredTotals } from '@store/core'
import {
  CartLineList,
  CartSummarySection,
  ClearCart,
  Link,
  useCart,
  useMoney,
  usePaths,
  useSettings,
  useShop,
} from '@store/template-kit'
import { KitchenHours, useKitchen } from '../parts/kitchen.tsx'
import { useOrderContext } from '../parts/order-context.tsx'
import type { Settings } from '../settings.ts'
import { useWords } from '../words.ts'
import { CartLine } from './cart-line.tsx'

/** The lines and totals of the cart, and the buttons to check out. */
export default function CartContent({ isWhole = false }: { readonly isWhole?: boolean }) {
  const t = useWords()
  const { cart: page } = usePaths()
  return (
    <>
      <CartLineList Line={CartLine} />
      <CartSummary />
      <div className="cart-ways">
        {!isWhole && (
          <Link href={page()} className="link">
            {t('cart.goTo')}
          </Link>
        )}
        <ClearCart className="link" askingClassName="clear-cart" />
      </div>
    </>
  )
}

/**
 * The totals with the chosen delivery or pick-up. The button's text has the amount, the time the order is made, or why
 * nothing can be ordered.
 */
function CartSummary() {
  const t = useWords()
  const money = useMoney()
  const { shippingRate } = useShop().shop
  const { onlinePayment } = useSettings<Settings>()
  const { way } = useOrderContext()
  const { takesOrders, madeAt, refusal } = useKitchen()
  const { totals, lines } = useCart()
  if (!totals) return null
  const sums =
    way === 'pickUp' ? deliveredTotals(totals, { lines, shippingRate, delivery: 'pickUp', cityId: null }) : totals
  const amount = money(sums.total)
  const order = madeAt ? t('sazon.orderFor', { when: madeAt, amount }) : t('sazon.order', { amount })
  const buttonText = refusal ?? (onlinePayment && !madeAt ? t('cart.payOnline') : order)
  return (
    <CartSummarySection
      totals={sums}
      onward={{ 'data-tone': 'order', disabled: !takesOrders, children: buttonText }}
      byChat={{ disabled: !takesOrders }}
    >
      <KitchenHours />
    </CartSummarySection>
  )
}
