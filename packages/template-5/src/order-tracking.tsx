import { type ScreenViews, useShop } from '@store/template-kit'
import { OrderPaymentPanel, TrackingForm } from '@store/template-kit/forms'
import { foliosFor } from './folio.ts'
import { Folio } from './folio-mark.tsx'
import { OrderDetails } from './order-details.tsx'
import { useWords } from './words.ts'

/** Number and ID on two lines; what is found is five dates and everything behind them. */
export default function OrderTracking(view: ScreenViews['OrderTracking']) {
  const { categories } = useShop()
  const t = useWords()
  return (
    <div className="order columns">
      <header className="page-head">
        <h1 className="display">{t('tracking.title')}</h1>
        <Folio page={foliosFor(categories).orders} />
      </header>
      <div className="order-lead">
        <p>{t('tracking.text')}</p>
        <TrackingForm
          view={view}
          className="lookup"
          fieldClassName="field"
          buttonClassName="button"
          problemClassName="notice"
        />
      </div>
      {view.order && (
        <>
          <h2 className="h1">{t('order.title', { number: view.order.number })}</h2>
          <OrderPaymentPanel order={view.order} pay={view.pay} className="pay options" buttonClassName="button" />
          <OrderDetails order={view.order} />
        </>
      )}
    </div>
  )
}
