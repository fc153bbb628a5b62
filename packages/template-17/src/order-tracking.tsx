import type { ScreenViews } from '@store/template-kit'
import { Field, OrderLookupForm, OrderPaymentPanel, useOrderLookup } from '@store/template-kit/forms'
import { OrderProgress } from './order-progress.tsx'
import { OrderTable } from './order-table.tsx'
import { useWords } from './words.ts'

/** A form for order number and ID, and the order that was found. */
export default function OrderTracking(view: ScreenViews['OrderTracking']) {
  const t = useWords()
  const { order } = view
  const lookup = useOrderLookup(view)
  return (
    <>
      <header className="head">
        <h1>{t('tracking.title')}</h1>
        <p>{t('tracking.text')}</p>
      </header>
      <OrderLookupForm lookup={lookup} className="cells-form lookup">
        {[lookup.fields.number, lookup.fields.idNumber].map((field) => (
          <Field key={field.name} field={field} className="field" />
        ))}
        {lookup.nothingFound && (
          <p role="alert" className="wrong field-full">
            {lookup.nothingFound}
          </p>
        )}
        <button type="submit" className="press press-full field-full" aria-busy={lookup.pending}>
          {t('tracking.search')}
        </button>
      </OrderLookupForm>
      {order && (
        <section aria-label={t('order.title', { number: order.number })}>
          <OrderProgress order={order} />
          <OrderPaymentPanel
            order={order}
            pay={view.pay}
            className="stuck"
            buttonClassName="press"
            choicesClassName="options"
          />
          <OrderTable order={order} />
        </section>
      )}
    </>
  )
}
