import { deliveredTotals } from '@store/core'
import {
  CartProblems,
  CartTotals,
  Instalments,
  ToChat,
  ToCheckout,
  useCart,
  useDiscountHint,
  useMoney,
  useSettings,
  useShop,
} from '@store/template-kit'
import { KitchenHours, useKitchen } from './kitchen.tsx'
import { useOrderContext } from './order-context.tsx'
import type { Settings } from './settings.ts'
import { useWords } from './words.ts'

/** Subtotal, delivery, total; then the buttons to check out, or why no orders are taken now. */
export function CartSummary() {
  const t = useWords()
  const money = useMoney()
  const hint = useDiscountHint()
  const { shop } = useShop()
  const { onlinePayment } = useSettings<Settings>()
  const { way } = useOrderContext()
  const { takesOrders, madeAt, refusal } = useKitchen()
  const { totals, lines, settled, financing } = useCart()
  if (!totals) return null
  const { shippingRate } = shop
  const sums =
    way === 'pickUp' ? deliveredTotals(totals, { lines, shippingRate, delivery: 'pickUp', cityId: null }) : totals
  const amount = money(sums.total)
  const order = madeAt ? t('sazon.orderFor', { when: madeAt, amount }) : t('sazon.order', { amount })
  const buttonText = refusal ?? (onlinePayment && !madeAt ? t('cart.payOnline') : order)
  return (
    <div className="ticket-sums">
      {hint && <p className="hint">{hint}</p>}
      <CartProblems className="problem" />
      <div data-settling={settled ? undefined : ''}>
        <CartTotals totals={sums} className="sums" />
      </div>
      <ToCheckout className="button" data-tone="order" disabled={!takesOrders}>
        {buttonText}
      </ToCheckout>
      <KitchenHours />
      <ToChat className="button" data-tone="line" disabled={!takesOrders} />
      <Instalments amount={sums.total} limits={financing} className="quiet" />
    </div>
  )
}
