import type { ScreenViews } from '@store/template-kit'
import { Field, OrderLookupForm, OrderPaymentPanel, useOrderLookup } from '@store/template-kit/forms'
import { OrderDetails } from './order-details.tsx'
import { Times } from './times.tsx'
import { useWords } from './words.ts'

export default function OrderTracking(view: ScreenViews['OrderTracking']) {
  const t = useWords()
  const lookup = useOrderLookup(view)
  const { number, idNumber } = lookup.fields
  return (
    <div className="order-page">
      <header className="page-head inset">
        <h1>
          <span className="lean">{t('tracking.title')}</span>
        </h1>
        <p className="lead">{t('tracking.text')}</p>
      </header>
      <OrderLookupForm lookup={lookup} className="lookup fields inset">
        <Field field={number} className="field" />
        <Field field={idNumber} className="field" />
        <button type="submit" className="button" data-tone="volt" aria-busy={lookup.pending}>
          {t('tracking.search')}
        </button>
        {lookup.nothingFound && (
          <p role="alert" className="problem field-wide">
            {lookup.nothingFound}
          </p>
        )}
      </OrderLookupForm>
      {view.order && (
        <section className="order-found" aria-label={t('order.title', { number: view.order.number })}>
          <Times order={view.order} />
          <OrderPaymentPanel order={view.order} pay={null} className="pay options" />
          <OrderDetails order={view.order} />
        </section>
      )}
    </div>
  )
}
