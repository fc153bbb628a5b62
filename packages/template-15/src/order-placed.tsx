import { BackToShop, FollowOrder, type ScreenViews } from '@store/template-kit'
import { ChatOrderPanel, OrderPaymentPanel, useOrderTitle } from '@store/template-kit/forms'
import { OrderDetails } from './order-details.tsx'
import { OrderProgress } from './order-progress.tsx'
import { useWords } from './words.ts'

export default function OrderPlaced({ order, pay, chat }: ScreenViews['OrderPlaced']) {
  const t = useWords()
  const title = useOrderTitle(order)
  return (
    <div className="frame order-page">
      <header className="page-head">
        <h1>{title}</h1>
        <p className="lead">{t('order.placedText', { number: order.number })}</p>
        <p className="quiet">{t('order.keep')}</p>
      </header>
      <OrderProgress order={order} />
      <OrderPaymentPanel
        order={order}
        pay={pay}
        className="pay"
        buttonClassName="button full"
        choicesClassName="options"
      />
      <ChatOrderPanel order={order} chat={chat} className="pay" buttonClassName="button" fieldClassName="field" />
      <OrderDetails order={order} />
      <p className="order-ways">
        <FollowOrder className="button" />
        <BackToShop className="under" />
      </p>
    </div>
  )
}
