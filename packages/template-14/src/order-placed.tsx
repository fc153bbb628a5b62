import { BackToShop, FollowOrder, type ScreenViews } from '@store/template-kit'
import { ChatOrderPanel, OrderPaymentPanel, useOrderTitle } from '@store/template-kit/forms'
import { OrderDetails } from './order-details.tsx'
import { OrderProgress } from './order-progress.tsx'
import { useWords } from './words.ts'

/** The page after ordering. */
export default function OrderPlaced({ order, pay, chat }: ScreenViews['OrderPlaced']) {
  const t = useWords()
  const title = useOrderTitle(order)
  return (
    <div className="order-page frame">
      <header className="list-head">
        <h1>{title}</h1>
        <p>{t('order.placedText', { number: order.number })}</p>
        <p className="quiet">{t('order.keep')}</p>
      </header>
      <OrderPaymentPanel
        order={order}
        pay={pay}
        className="pay"
        buttonClassName="button full"
        choicesClassName="options"
      />
      <ChatOrderPanel order={order} chat={chat} className="pay" buttonClassName="button" fieldClassName="field" />
      <OrderProgress order={order} />
      <OrderDetails order={order} />
      <p className="order-ways">
        <FollowOrder className="button" />
        <BackToShop className="under" />
      </p>
    </div>
  )
}
