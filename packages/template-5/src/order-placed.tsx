import { BackToShop, FollowOrder, type ScreenViews, useShop } from '@store/template-kit'
import { ChatOrderPanel, OrderPaymentPanel, useOrderTitle } from '@store/template-kit/forms'
import { OrderDetails } from './order-details.tsx'
import { PageNumber } from './page-number.tsx'
import { pageNumbersFor } from './page-numbers.ts'
import { TwoPartTitle } from './two-part-title.tsx'
import { useWords } from './words.ts'

/** The page after ordering. The order number is shown as the issue number of a magazine. */
export default function OrderPlaced({ order, pay, chat }: ScreenViews['OrderPlaced']) {
  const { categories } = useShop()
  const t = useWords()
  const title = useOrderTitle(order)
  return (
    <div className="order columns">
      <header className="page-head">
        <h1 className="display">
          <TwoPartTitle text={title} />
        </h1>
        <PageNumber page={pageNumbersFor(categories).orders} />
      </header>
      <div className="order-lead">
        <h2 className="h2">{t('order.placedText', { number: order.number })}</h2>
        <p>{t('order.keep')}</p>
        <p className="order-ways">
          <FollowOrder className="word underlined" />
          <BackToShop className="word underlined" />
        </p>
      </div>
      <OrderPaymentPanel order={order} pay={pay} className="pay" buttonClassName="button" choicesClassName="options" />
      <ChatOrderPanel order={order} chat={chat} className="pay" buttonClassName="button" fieldClassName="field" />
      <OrderDetails order={order} />
    </div>
  )
}
