import { BackToShop, FollowOrder, type ScreenViews } from '@store/template-kit'
import { ChatOrderPanel, OrderPaymentPanel, useOrderTitle } from '@store/template-kit/forms'
import { Bubble } from './bubble.tsx'
import { OrderTimeline } from './order-timeline.tsx'
import { useWords } from './words.ts'

export default function OrderPlaced({ order, pay, chat }: ScreenViews['OrderPlaced']) {
  const t = useWords()
  const title = useOrderTitle(order)
  return (
    <div className="thread">
      <Bubble as="h1">{title}</Bubble>
      <Bubble>{t('order.placedText', { number: order.number })}</Bubble>
      <Bubble>{t('order.keep')}</Bubble>
      <OrderPaymentPanel
        order={order}
        pay={pay}
        className="bubble pay"
        buttonClassName="button"
        choicesClassName="choices"
      />
      <ChatOrderPanel
        order={order}
        chat={chat}
        className="bubble pay"
        buttonClassName="button"
        fieldClassName="field"
      />
      <OrderTimeline order={order} />
      <ul className="chips">
        <li>
          <FollowOrder className="chip" />
        </li>
        <li>
          <BackToShop className="chip" />
        </li>
      </ul>
    </div>
  )
}
