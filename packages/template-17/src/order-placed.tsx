import { BackToShop, FollowOrder, type ScreenViews } from '@store/template-kit'
import { ChatOrderPanel, OrderPaymentPanel, useOrderTitle } from '@store/template-kit/forms'
import { OrderProgress } from './order-progress.tsx'
import { OrderTable } from './order-table.tsx'
import { useWords } from './words.ts'

export default function OrderPlaced({ order, pay, chat }: ScreenViews['OrderPlaced']) {
  const t = useWords()
  return (
    <>
      <header className="head">
        <h1>{useOrderTitle(order)}</h1>
        <p>{t('order.placedText', { number: order.number })}</p>
        <p>{t('order.keep')}</p>
      </header>
      <OrderPaymentPanel order={order} pay={pay} className="stuck" buttonClassName="press" choicesClassName="options" />
      <ChatOrderPanel order={order} chat={chat} className="stuck" buttonClassName="press" fieldClassName="field" />
      <OrderProgress order={order} />
      <OrderTable order={order} />
      <p className="more">
        <BackToShop className="press" />
        <FollowOrder className="press press-hollow" />
      </p>
    </>
  )
}
