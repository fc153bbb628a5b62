import type { ScreenViews } from '@store/template-kit'
import { OrderPaymentPanel, TrackingForm } from '@store/template-kit/forms'
import { OrderDetails } from './order-details.tsx'
import { OrderProgress } from './order-progress.tsx'
import { useWords } from './words.ts'

export default function OrderTracking(view: ScreenViews['OrderTracking']) {
  const t = useWords()
  return (
    <div className="order-page">
      <header className="page-head inset">
        <h1>
          <span className="lean">{t('tracking.title')}</span>
        </h1>
        <p className="lead">{t('tracking.text')}</p>
      </header>
      <TrackingForm
        view={view}
        className="lookup fields inset"
        fieldClassName="field"
        buttonClassName="button"
        problemClassName="problem field-wide"
        data-tone="volt"
      />
      {view.order && (
        <section className="order-found" aria-label={t('order.title', { number: view.order.number })}>
          <OrderProgress order={view.order} />
          <OrderPaymentPanel
            order={view.order}
            pay={view.pay}
            className="pay"
            buttonClassName="button"
            choicesClassName="options"
          />
          <OrderDetails order={view.order} />
        </section>
      )}
    </div>
  )
}
