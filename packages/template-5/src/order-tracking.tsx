import { type ScreenViews, useShop } from '@store/template-kit'
import { OrderPaymentPanel, TrackingForm } from '@store/template-kit/forms'
import { OrderDetails } from './order-details.tsx'
import { PageNumber } from './page-number.tsx'
import { pageNumbersFor } from './page-numbers.ts'
import { useWords } from './words.ts'

/** A form for order number and ID, and the order that was found. */
export default function OrderTracking(view: ScreenViews['OrderTracking']) {
  const { categories } = useShop()
  const t = useWords()
  return (
    <div className="order columns">
      <header className="page-head">
        <h1 className="display">{t('tracking.title')}</h1>
        <PageNumber page={pageNumbersFor(categories).orders} />
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
          <OrderPaymentPanel
            order={view.order}
            pay={view.pay}
            className="pay"
            buttonClassName="button"
            choicesClassName="options"
          />
          <OrderDetails order={view.order} />
        </>
      )}
    </div>
  )
}
