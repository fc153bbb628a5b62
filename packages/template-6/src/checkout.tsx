import { lineKey } from '@store/core'
import type { ScreenViews } from '@store/template-kit'
import {
  BuyerSection,
  CheckoutForm,
  CheckoutProblems,
  DeliverySection,
  NotesSection,
  PaymentSection,
  SummarySection,
  useCheckoutForm,
} from '@store/template-kit/forms'
import { Panel, usePanels } from './parts/checkout-panels.tsx'
import { EmptyTable } from './parts/empty-table.tsx'
import { LineFacts } from './parts/line-facts.tsx'
import { useWords } from './words.ts'

/** One page: three numbered panels that close once answered, and a sticky summary beside them. */
export default function Checkout(view: ScreenViews['Checkout']) {
  const t = useWords()
  return (
    <div className="frame checkout">
      <header className="page-head">
        <h1>{t('checkout.title')}</h1>
        <p className="muted">{t('checkout.required')}</p>
      </header>
      {view.quote.lines.length > 0 ? <Panels view={view} /> : <EmptyTable title={t('checkout.empty')} />}
    </div>
  )
}

function Panels({ view }: { readonly view: ScreenViews['Checkout'] }) {
  const t = useWords()
  const checkout = useCheckoutForm(view)
  const { fields, fieldNames, delivery, invoice, methodError } = checkout
  const wrong = (names: readonly (keyof typeof fields)[]) => names.some((name) => fields[name].error !== null)
  const panels = usePanels([
    wrong(fieldNames.buyer) || (invoice?.fields ?? []).some(({ error }) => error !== null),
    wrong(fieldNames.place),
    methodError !== null,
  ])
  const place = delivery === 'address' ? ['address', 'city', 'division'] : ['branch']
  return (
    <CheckoutForm checkout={checkout} className="checkout-form">
      <div className="checkout-panels">
        <CheckoutProblems checkout={checkout} className="problems" />
        <Panel panels={panels} index={0} title={t('checkout.buyer')} summary={['name', 'idNumber', 'phone', 'email']}>
          <BuyerSection checkout={checkout} />
        </Panel>
        <Panel panels={panels} index={1} title={t('checkout.delivery')} summary={['delivery', ...place]}>
          <DeliverySection checkout={checkout} />
        </Panel>
        <Panel panels={panels} index={2} title={t('checkout.payment')} summary={['paymentMethod']}>
          <PaymentSection checkout={checkout} />
          <NotesSection checkout={checkout} />
        </Panel>
      </div>
      <section className="panel checkout-end" aria-label={t('checkout.summary')}>
        <ul className="order-lines">
          {view.quote.lines.map((line) => (
            <li key={lineKey(line)} data-status={line.status}>
              <LineFacts line={line} />
            </li>
          ))}
        </ul>
        <SummarySection checkout={checkout} />
      </section>
    </CheckoutForm>
  )
}
