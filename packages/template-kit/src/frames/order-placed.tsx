import { BackToShop } from '../cart/back-to-shop.tsx'
import { ChatOrderPanel } from '../forms/order/chat-order.tsx'
import { isThanked, OrderPaymentPanel, useOrderTitle } from '../forms/order/order-payment.tsx'
import { FollowOrder } from '../order/follow-order.tsx'
import { useT } from '../shop-context.tsx'
import { OrderDetails as PlainDetails } from './order-details.tsx'
import type { Frame } from './parts.ts'

const OrderPlaced: Frame<'OrderPlaced'> = ({ view: { order, pay, chat, repeated }, parts }) => {
  const t = useT()
  const title = useOrderTitle(order)
  const { Page, OrderProgress, OrderDetails = PlainDetails } = parts
  return (
    <Page
      kind="order-page"
      title={title}
      lead={t(repeated ? 'order.repeated' : 'order.placedText', { number: order.number })}
      note={t('order.keep')}
      isDone={isThanked(order)}
    >
      <OrderPaymentPanel
        order={order}
        pay={pay}
        className="panel pay"
        buttonClassName="button"
        choicesClassName="options"
      />
      <ChatOrderPanel order={order} chat={chat} className="panel pay" buttonClassName="button" fieldClassName="field" />
      <OrderProgress order={order} />
      <OrderDetails order={order} Line={parts.OrderLine} />
      <p className="actions">
        <FollowOrder className="button" data-tone="quiet" />
        <BackToShop className="button" />
      </p>
    </Page>
  )
}
export default OrderPlaced
