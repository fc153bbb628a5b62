import type { ScreenViews } from '@store/template-kit'
import { Link, TickIcon, usePaths, useT } from '@store/template-kit'
import { ChatOrderPanel, isThanked, OrderPaymentPanel, useOrderTitle } from '@store/template-kit/forms'
import { OrderDetails } from './order-details.tsx'

export default function OrderPlaced({ order, pay, chat }: ScreenViews['OrderPlaced']) {
  const t = useT()
  const title = useOrderTitle(order)
  const paths = usePaths()
  return (
    <div className="frame order-page">
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
      <OrderPaymentPanel order={order} pay={pay} className="choices pay" buttonClassName="button" />
      <ChatOrderPanel order={order} chat={chat} className="pay" buttonClassName="button" fieldClassName="field" />
      <OrderDetails order={order} />
      <p className="order-ways">
        <Link href={paths.tracking()} className="button" data-tone="quiet">
          {t('order.follow')}
        </Link>
        <Link href={paths.catalog()} className="button">
          {t('cart.continue')}
        </Link>
      </p>
    </div>
  )
}
