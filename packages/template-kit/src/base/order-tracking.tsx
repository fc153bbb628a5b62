import { TrackingForm } from '../forms/order-lookup-form.tsx'
import { OrderPaymentPanel } from '../forms/order-payment.tsx'
import { useT } from '../shop-context.tsx'
import type { ScreenViews } from '../template.ts'
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
