import { FollowOrder, Link, type ScreenViews, TickIcon } from '@store/template-kit'
import { ChatOrderPanel, isThanked, OrderPaymentPanel, useOrderTitle } from '@store/template-kit/forms'
import { useCatalogHref } from './age.tsx'
import { OrderDetails } from './order-details.tsx'
import { OrderProgress } from './order-progress.tsx'
import { useWords } from './words.ts'

export default function OrderPlaced({ order, pay, chat }: ScreenViews['OrderPlaced']) {
  const t = useWords()
  const shelf = useCatalogHref()
  const title = useOrderTitle(order)
  return (
    <div className="frame order-page">
      <header className="block order-head" data-block="3">
        {isThanked(order) && (
          <p className="order-tick">
            <TickIcon />
          </p>
        )}
        <h1>{title}</h1>
        <p className="lead">{t('order.placedText', { number: order.number })}</p>
        <p>{t('order.keep')}</p>
      </header>
      <OrderPaymentPanel
        order={order}
        pay={pay}
        className="block pay"
        buttonClassName="button"
        choicesClassName="options"
      />
      <ChatOrderPanel order={order} chat={chat} className="block pay" buttonClassName="button" fieldClassName="field" />
      <OrderProgress order={order} />
      <OrderDetails order={order} />
      <p className="order-ways">
        <FollowOrder className="button" data-tone="quiet" />
        <Link href={shelf()} className="button" data-tone="sun">
          {t('cart.continue')}
        </Link>
      </p>
    </div>
  )
}
