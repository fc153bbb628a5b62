import type { ScreenViews } from '@store/template-kit'
import { Field, OrderLookupForm, OrderPaymentPanel, useOrderLookup } from '@store/template-kit/forms'
import { OrderDetails } from './order-details.tsx'
import { useWords } from './words.ts'

/** Number and ID, an example under each; then how full the basket is. */
export default function OrderTracking(view: ScreenViews['OrderTracking']) {
  const t = useWords()
  const lookup = useOrderLookup(view)
  return (
    <div className="order-page">
      <header className="page-head">
        <h1>{t('tracking.title')}</h1>
        <p className="muted">{t('tracking.text')}</p>
      </header>
      <OrderLookupForm lookup={lookup} className="lookup">
        <Field field={lookup.fields.number} className="field" />
        <Field field={lookup.fields.idNumber} className="field" />
        <button type="submit" className="button" aria-busy={lookup.pending}>
          {t('tracking.search')}
        </button>
        {lookup.nothingFound && (
          <p role="alert" className="problem problem-box">
            {lookup.nothingFound}
          </p>
        )}
      </OrderLookupForm>
      {view.order && (
        <section aria-label={t('order.title', { number: view.order.number })}>
          <OrderPaymentPanel order={view.order} pay={null} className="pay choices" />
          <OrderDetails order={view.order} />
        </section>
      )}
    </div>
  )
}
