import { BackToShop, FollowOrder, type ScreenViews, TickIcon } from '@store/template-kit'
import { ChatOrderPanel, isThanked, OrderPaymentPanel, useOrderTitle } from '@store/template-kit/forms'
import { OrderDetails } from './order-details.tsx'
import { OrderProgress } from './order-progress.tsx'
import { useWords } from './words.ts'

export default function OrderPlaced({ order, pay, chat }: ScreenViews['OrderPlaced']) {
  const t = useWords()
  const title = useOrderTitle(order)
  return (
    <div className="frame column order-page">
      <header className="order-head">
        {isThanked(order) && (
          <p className="order-tick">
            <TickIcon />
          </p>
        )}
        <h1>{title}</h1>
        <p className="lead">{t('order.placedText', { number: order.number })}</p>
        <p className="muted">{t('order.keep')}</p>
      </header>
      <OrderPaymentPanel
        order={order}
        pay={pay}
        className="soft pay"
        buttonClassName="button"
        choicesClassName="options"
      />
      <ChatOrderPanel order={order} chat={chat} className="soft pay" buttonClassName="button" fieldClassName="field" />
      <OrderProgress order={order} />
      <OrderDetails order={order} />
      <p className="order-ways">
        <FollowOrder className="button" data-tone="quiet" />
        <BackToShop className="button" />
      </p>
    </div>
  )
}
