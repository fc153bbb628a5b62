import type { ScreenViews } from '@store/template-kit'
import { OrderPaymentPanel, TrackingForm } from '@store/template-kit/forms'
import { OrderDetails } from './order-details.tsx'
import { useWords } from './words.ts'

/** A form for order number and ID, and the order that was found. */
export default function OrderTracking(view: ScreenViews['OrderTracking']) {
  const t = useWords()
  return (
    <div className="order-page">
      <header className="page-head">
        <h1>{t('tracking.title')}</h1>
        <p className="muted">{t('tracking.text')}</p>
      </header>
      <TrackingForm
        view={view}
        className="lookup"
        fieldClassName="field"
        buttonClassName="button"
        problemClassName="problem problem-box"
      />
      {view.order && (
        <section aria-label={t('order.title', { number: view.order.number })}>
          <OrderPaymentPanel
            order={view.order}
            pay={view.pay}
            className="pay"
            buttonClassName="button"
            choicesClassName="choices"
          />
          <OrderDetails order={view.order} />
        </section>
      )}
    </div>
  )
}
