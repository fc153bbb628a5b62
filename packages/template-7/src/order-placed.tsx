import type { ScreenViews } from '@store/template-kit'
import { BackToShop, FollowOrder } from '@store/template-kit'
import { ChatOrderPanel, OrderPaymentPanel, useOrderTitle } from '@store/template-kit/forms'
import { useRememberBought } from './bought.ts'
import { OrderDetails } from './order-details.tsx'
import { useWords } from './words.ts'

/** The page after ordering: thanks, what is still to be done, and the order's progress. */
export default function OrderPlaced({ order, pay, chat }: ScreenViews['OrderPlaced']) {
  const t = useWords()
  const title = useOrderTitle(order)
  useRememberBought(order)
  return (
    <div className="order-page">
      <header className="thanks">
        <h1>{title}</h1>
        <p>{t('order.placedText', { number: order.number })}</p>
        <p>{t('order.keep')}</p>
      </header>
      <OrderPaymentPanel order={order} pay={pay} className="pay" buttonClassName="button" choicesClassName="choices" />
      <ChatOrderPanel order={order} chat={chat} className="pay" buttonClassName="button" fieldClassName="field" />
      <OrderDetails order={order} />
      <p className="order-ways">
        <FollowOrder className="button" data-tone="quiet" />
        <BackToShop className="button" />
      </p>
    </div>
  )
}
