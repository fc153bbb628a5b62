import type { ScreenViews } from '@store/template-kit'
import { Field, OrderLookupForm, OrderPaymentPanel, useOrderLookup } from '@store/template-kit/forms'
import { OrderDetails } from './order-details.tsx'
import { OrderStrip } from './order-strip.tsx'
import { useWords } from './words.ts'

export default function OrderTracking(view: ScreenViews['OrderTracking']) {
  const t = useWords()
  const lookup = useOrderLookup(view)
  const { number, idNumber } = lookup.fields
  return (
    <div className="frame order-page">
      <header className="page-head">
        <h1>{t('tracking.title')}</h1>
        <p className="lead">{t('tracking.text')}</p>
      </header>
      <OrderLookupForm lookup={lookup} className="fields paper">
        <Field field={number} className="field half" />
        <Field field={idNumber} className="field half" />
        <button type="submit" className="button full" aria-busy={lookup.pending}>
          {t('tracking.search')}
        </button>
        {lookup.nothingFound && (
          <p role="alert" className="problem">
            {lookup.nothingFound}
          </p>
        )}
      </OrderLookupForm>
      {view.order && (
        <section className="order-found" aria-label={t('order.title', { number: view.order.number })}>
          <OrderStrip order={view.order} />
          <OrderPaymentPanel order={view.order} pay={null} className="pay options" />
          <OrderDetails order={view.order} />
        </section>
      )}
    </div>
  )
}
