import { BackToShop, FollowOrder, type ScreenViews, TickIcon } from '@store/template-kit'
import { ChatOrderPanel, isThanked, OrderPaymentPanel, useOrderTitle } from '@store/template-kit/forms'
import { OrderDetails } from './order-details.tsx'
import { OrderProgress } from './order-progress.tsx'
import { useWords } from './words.ts'

export default function OrderPlaced({ order, pay, chat }: ScreenViews['OrderPlaced']) {
  const t = useWords()
  const title = useOrderTitle(order)
  return (
    <div className="order-page">
      <header className="order-head">
        <h1>
          {isThanked(order) && <TickIcon />}
          <span className="lean">{title}</span>
        </h1>
        <p className="lead">{t('order.placedText', { number: order.number })}</p>
        <p>{t('order.keep')}</p>
      </header>
      <OrderPaymentPanel order={order} pay={pay} className="pay" buttonClassName="button" choicesClassName="options" />
      <ChatOrderPanel order={order} chat={chat} className="pay" buttonClassName="button" fieldClassName="field" />
      <OrderProgress order={order} />
      <OrderDetails order={order} />
      <p className="ways-row inset">
        <FollowOrder className="button" data-tone="line" />
        <BackToShop className="button" data-tone="volt" />
      </p>
    </div>
  )
}
