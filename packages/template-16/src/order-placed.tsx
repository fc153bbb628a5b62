import { BackToShop, FollowOrder, type ScreenViews } from '@store/template-kit'
import { ChatOrderPanel, OrderPaymentPanel, useOrderTitle } from '@store/template-kit/forms'
import { OrderDetails } from './order-details.tsx'
import { OrderProgress } from './order-progress.tsx'
import { useWords } from './words.ts'

/** The page after ordering: the order, what is still to be paid, and its progress. */
export default function OrderPlaced({ order, pay, chat }: ScreenViews['OrderPlaced']) {
  const t = useWords()
  return (
    <div className="sheet-page">
      <h1>{useOrderTitle(order)}</h1>
      <div>
        <p className="lead">{t('order.placedText', { number: order.number })}</p>
        <p className="quiet">{t('order.keep')}</p>
      </div>
      <OrderPaymentPanel
        order={order}
        pay={pay}
        className="panel"
        buttonClassName="button"
        choicesClassName="options"
      />
      <ChatOrderPanel order={order} chat={chat} className="panel" buttonClassName="button" fieldClassName="field" />
      <OrderProgress order={order} />
      <OrderDetails order={order} />
      <div className="row">
        <BackToShop className="button" />
        <FollowOrder className="button" data-tone="line" />
      </div>
    </div>
  )
}
