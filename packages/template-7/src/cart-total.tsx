import { CartTotals, Instalments, ToChat, ToCheckout, useCart, useMoney, useWayOn } from '@store/template-kit'
import { ChatIcon } from './icons.tsx'

/** The total, and a large button to the checkout that repeats it. */
export function CartTotal() {
  const money = useMoney()
  const { onward, byChat } = useWayOn()
  const { totals, check, financing } = useCart()
  if (!totals || !check) return null
  return (
    <div className="basket-foot">
      <CartTotals totals={totals} className="totals" />
      <ToCheckout className="button pay-button">
        <span>{onward}</span>
        <b>{money(totals.total)}</b>
      </ToCheckout>
      <ToChat className="button" data-tone="quiet">
        <ChatIcon /> {byChat}
      </ToChat>
      <Instalments amount={totals.total} limits={financing} className="muted" />
    </div>
  )
}
