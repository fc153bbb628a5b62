import { FollowOrder, type ScreenViews, TickIcon } from '@store/template-kit'
import { ChatOrderPanel, isThanked, OrderPaymentPanel, useOrderTitle } from '@store/template-kit/forms'
import { OrderDetails } from './order-details.tsx'
import { useWords } from './words.ts'

/** The page after ordering: thanks, the order number, the order. */
export default function OrderPlaced({ order, pay, chat }: ScreenViews['OrderPlaced']) {
  const t = useWords()
  const title = useOrderTitle(order)
  return (
    <div className="frame order-page">
      <header className="page-head placed">
        {isThanked(order) && <TickIcon />}
        <div>
          <h1>{title}</h1>
          <p>{t('order.placedText', { number: order.number })}</p>
          <p className="muted">{t('order.keep')}</p>
        </div>
        <FollowOrder className="button" data-tone="quiet" />
      </header>
      <OrderPaymentPanel order={order} pay={pay} className="pay" buttonClassName="button" choicesClassName="options" />
      <ChatOrderPanel order={order} chat={chat} className="pay" buttonClassName="button" fieldClassName="field" />
      <OrderDetails order={order} />
    </div>
  )
}
