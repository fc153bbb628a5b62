import type { ScreenViews } from '@store/template-kit'
import { Field, OrderLookupForm, OrderPaymentPanel, useOrderLookup } from '@store/template-kit/forms'
import { OrderDetails } from './order-details.tsx'
import { useWords } from './words.ts'

/** Number and ID in one row; what is found is a bar with words and the tables behind it. */
export default function OrderTracking(view: ScreenViews['OrderTracking']) {
  const t = useWords()
  const lookup = useOrderLookup(view)
  return (
    <div className="frame order-page">
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
          <p role="alert" className="notice">
            {lookup.nothingFound}
          </p>
        )}
      </OrderLookupForm>
      {view.order && (
        <>
          <h2>{t('order.title', { number: view.order.number })}</h2>
          <OrderPaymentPanel order={view.order} pay={null} className="pay options" />
          <OrderDetails order={view.order} />
        </>
      )}
    </div>
  )
}
