import type { Order } from '@store/core'
import type { ScreenViews } from '@store/template-kit'
import { OrderPaymentPanel, TrackingForm } from '@store/template-kit/forms'
import { OrderDetails } from './order-details.tsx'
import { OrderProgress } from './order-progress.tsx'
import { useWords } from './words.ts'

/** A form for order number and ID, and the order that was found. */
export default function OrderTracking(view: ScreenViews['OrderTracking']) {
  const t = useWords()
  return (
    <div className="sheet-page">
      <h1>{t('tracking.title')}</h1>
      <p className="lead">{t('tracking.text')}</p>
      <TrackingForm
        view={view}
        className="lookup"
        fieldClassName="field"
        buttonClassName="button"
        problemClassName="problem"
      />
      {view.order && <Found order={view.order} pay={view.pay} />}
    </div>
  )
}

function Found({ order, pay }: Pick<ScreenViews['OrderTracking'], 'pay'> & { readonly order: Order }) {
  const t = useWords()
  return (
    <section className="found" aria-label={t('order.title', { number: order.number })}>
      <OrderProgress order={order} />
      <OrderPaymentPanel
        order={order}
        pay={pay}
        className="panel"
        buttonClassName="button"
        choicesClassName="options"
      />
      <OrderDetails order={order} />
    </section>
  )
}
