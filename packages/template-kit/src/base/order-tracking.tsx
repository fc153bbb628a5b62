import { Field } from '../forms/field.tsx'
import { OrderLookupForm, useOrderLookup } from '../forms/order-lookup-form.tsx'
import { OrderPaymentPanel } from '../forms/order-payment.tsx'
import { useT } from '../shop-context.tsx'
import type { ScreenViews } from '../template.ts'
import { OrderDetails } from './order-details.tsx'

export default function OrderTracking(view: ScreenViews['OrderTracking']) {
  const t = useT()
  const lookup = useOrderLookup(view)
  const { number, idNumber } = lookup.fields
  return (
    <div className="frame order-page">
      <header className="order-head">
        <h1>{t('tracking.title')}</h1>
        <p className="muted">{t('tracking.text')}</p>
      </header>
      <OrderLookupForm lookup={lookup} className="panel lookup">
        <Field field={number} className="field" />
        <Field field={idNumber} className="field" />
        <button type="submit" className="button" aria-busy={lookup.pending}>
          {t('tracking.search')}
        </button>
        {lookup.nothingFound && (
          <p role="alert" className="problem">
            {lookup.nothingFound}
          </p>
        )}
      </OrderLookupForm>
      {view.order && (
        <section aria-label={t('order.title', { number: view.order.number })}>
          <OrderPaymentPanel order={view.order} pay={null} className="choices pay" />
          <OrderDetails order={view.order} />
        </section>
      )}
    </div>
  )
}
