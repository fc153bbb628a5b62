import type { ScreenViews } from '@store/template-kit'
import { useT } from '@store/template-kit'
import { OrderPaymentPanel, TrackingForm } from '@store/template-kit/forms'
import { OrderDetails } from './order-details.tsx'

export default function OrderTracking(view: ScreenViews['OrderTracking']) {
  const t = useT()
  return (
    <div className="frame order-page">
      <header className="order-head">
        <h1>{t('tracking.title')}</h1>
        <p className="muted">{t('tracking.text')}</p>
      </header>
      <TrackingForm
        view={view}
        className="panel lookup"
        fieldClassName="field"
        buttonClassName="button"
        problemClassName="problem"
      />
      {view.order && (
        <section aria-label={t('order.title', { number: view.order.number })}>
          <OrderPaymentPanel order={view.order} pay={view.pay} className="choices pay" buttonClassName="button" />
          <OrderDetails order={view.order} />
        </section>
      )}
    </div>
  )
}
