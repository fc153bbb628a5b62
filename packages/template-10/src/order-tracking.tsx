import type { ScreenViews } from '@store/template-kit'
import { OrderPaymentPanel, TrackingForm } from '@store/template-kit/forms'
import { OrderDetails } from './order-details.tsx'
import { OrderProgress } from './order-progress.tsx'
import { useWords } from './words.ts'

export default function OrderTracking(view: ScreenViews['OrderTracking']) {
  const t = useWords()
  return (
    <div className="frame order-page">
      <header className="page-head">
        <h1>{t('tracking.title')}</h1>
        <p className="lead">{t('tracking.text')}</p>
      </header>
      <TrackingForm
        view={view}
        className="block lookup fields"
        fieldClassName="field"
        buttonClassName="button"
        problemClassName="problem field-wide"
        data-tone="sun"
      />
      {view.order && (
        <section className="order-found" aria-label={t('order.title', { number: view.order.number })}>
          <OrderProgress order={view.order} />
          <OrderPaymentPanel
            order={view.order}
            pay={view.pay}
            className="block pay"
            buttonClassName="button"
            choicesClassName="options"
          />
          <OrderDetails order={view.order} />
        </section>
      )}
    </div>
  )
}
