import { lineKey } from '@store/core'
import { type ScreenViews, TotalsList, useMoney } from '@store/template-kit'
import {
  BackToCart,
  BuyerFields,
  ChatButton,
  CheckoutButton,
  CheckoutConsent,
  CheckoutForm,
  CheckoutProblems,
  type Checkout as CheckoutState,
  CouponField,
  DeliveryChoice,
  DeliveryTime,
  Field,
  PaymentChoice,
  PlaceFields,
  QuestionFields,
  RememberBuyer,
  useCheckoutForm,
} from '@store/template-kit/forms'
import { Panel, usePanels } from './checkout-panels.tsx'
import { EmptyTable } from './empty-table.tsx'
import { LineNote, LinePicture } from './line-facts.tsx'
import { useWords } from './words.ts'

/** One page: three numbered panels that close once answered, and a sticky summary beside them. */
export default function Checkout(view: ScreenViews['Checkout']) {
  const t = useWords()
  return (
    <div className="frame checkout-page">
      <header className="page-head">
        <h1>{t('checkout.title')}</h1>
      </header>
      {view.quote.lines.length > 0 ? <Panels view={view} /> : <EmptyTable title={t('checkout.empty')} />}
    </div>
  )
}

function Panels({ view }: { readonly view: ScreenViews['Checkout'] }) {
  const t = useWords()
  const checkout = useCheckoutForm(view)
  const { fields, delivery } = checkout
  const wrong = (names: readonly (keyof typeof fields)[]) => names.some((name) => fields[name].error !== null)
  const panels = usePanels([
    wrong(checkout.asked.buyer) || (checkout.invoice?.fields ?? []).some(({ error }) => error !== null),
    wrong(checkout.asked.place),
    checkout.methodError !== null,
  ])
  const deliveryFields = delivery === 'address' ? ['address', 'city', 'division'] : ['branch']
  return (
    <CheckoutForm checkout={checkout} className="checkout-form">
      <div className="checkout-panels">
        <CheckoutProblems checkout={checkout} className="problems" />
        <p className="muted">{t('checkout.required')}</p>
        <Panel panels={panels} index={0} title={t('checkout.buyer')} summary={['name', 'idNumber', 'phone', 'email']}>
          <BuyerFields checkout={checkout} wide="field field-wide" short="field" />
          <RememberBuyer checkout={checkout} className="remember field-wide" />
        </Panel>
        <Panel panels={panels} index={1} title={t('checkout.delivery')} summary={['delivery', ...deliveryFields]}>
          <DeliveryChoice checkout={checkout} className="options field-wide" />
          <PlaceFields checkout={checkout} wide="field field-wide" short="field" />
        </Panel>
        <Panel panels={panels} index={2} title={t('checkout.payment')} summary={['paymentMethod']}>
          <PaymentChoice checkout={checkout} className="options field-wide" />
          <QuestionFields checkout={checkout} className="field field-wide" />
          <Field field={fields.message} className="field field-wide" />
          <CheckoutConsent checkout={checkout} className="remember field-wide" />
        </Panel>
      </div>
      <Total view={view} checkout={checkout} />
    </CheckoutForm>
  )
}

function Total({ view, checkout }: { readonly view: ScreenViews['Checkout']; readonly checkout: CheckoutState }) {
  const t = useWords()
  const money = useMoney()
  const { totals } = checkout
  return (
    <section className="summary" aria-label={t('checkout.summary')}>
      <ul className="summary-lines">
        {view.quote.lines.map((line) => (
          <li key={lineKey(line)} className="line" data-status={line.status}>
            <LinePicture line={line} />
            <span>
              {line.quantity} × {line.name}
              <LineNote line={line} />
            </span>
            <span className="number">{money(line.unitPrice * line.quantity)}</span>
          </li>
        ))}
      </ul>
      <CouponField checkout={checkout} className="coupon" />
      <TotalsList totals={totals} className="totals" />
      <DeliveryTime checkout={checkout} className="muted" />
      <CheckoutButton checkout={checkout} className="button" data-size="large" />
      <ChatButton checkout={checkout} className="button chat-button" />
      <p className="summary-words">
        <BackToCart className="link-button" />
      </p>
    </section>
  )
}
