import { BackToShop, FollowOrder, type ScreenViews } from '@store/template-kit'
import { ChatOrderPanel, OrderPaymentPanel, useOrderTitle } from '@store/template-kit/forms'
import { OrderDetails } from './order-details.tsx'
import { OrderProgress } from './order-progress.tsx'
import { Split } from './split.tsx'
import { useRooms } from './use-rooms.ts'
import { useWords } from './words.ts'

export default function OrderPlaced({ order, pay, chat }: ScreenViews['OrderPlaced']) {
  const t = useWords()
  const rooms = useRooms()
  const title = useOrderTitle(order)
  return (
    <Split
      room={rooms(1)}
      className="order-page"
      narrow="below"
      sceneClassName="wall plan-scene"
      scene={<OrderProgress order={order} />}
    >
      <header className="order-head">
        <h1>{title}</h1>
        <p className="lead">{t('order.placedText', { number: order.number })}</p>
        <p className="muted">{t('order.keep')}</p>
      </header>
      <OrderPaymentPanel order={order} pay={pay} className="pay" buttonClassName="button" choicesClassName="options" />
      <ChatOrderPanel order={order} chat={chat} className="pay" buttonClassName="button" fieldClassName="field" />
      <OrderDetails order={order} />
      <p className="ways">
        <BackToShop className="button" />
        <FollowOrder className="quiet-link" />
      </p>
    </Split>
  )
}
