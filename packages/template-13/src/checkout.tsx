import { lineKey } from '@store/core'
import { BackToShop, type ScreenViews, TotalsList, useMoney } from '@store/template-kit'
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
import { EmptyState } from './empty-state.tsx'
import { LineFacts } from './line-facts.tsx'
import { useWords } from './words.ts'

/** The form on one page; total and button are sticky at the bottom edge. */
export default function Checkout(view: ScreenViews['Checkout']) {
  const t = useWords()
  return (
    <div className="checkout">
      <header className="page-head inset">
        <h1>
          <span className="lean">{t('checkout.title')}</span>
        </h1>
      </header>
      {view.quote.lines.length > 0 ? (
        <Sheet view={view} />
      ) : (
        <EmptyState title={t('checkout.empty')}>
          <BackToShop className="button" />
        </EmptyState>
      )}
    </div>
  )
}

function Sheet({ view }: { readonly view: ScreenViews['Checkout'] }) {
  const t = useWords()
  const checkout = useCheckoutForm(view)
  const { fields } = checkout
  return (
    <CheckoutForm checkout={checkout} className="checkout-form">
      <div className="checkout-parts">
        <CheckoutProblems checkout={checkout} className="problems" />
        <section className="checkout-part" aria-labelledby="who">
          <h2 id="who">{t('checkout.buyer')}</h2>
          <p className="small">{t('checkout.required')}</p>
          <div className="fields">
            <BuyerFields checkout={checkout} wide="field field-wide" short="field" />
            <RememberBuyer checkout={checkout} className="remember field-wide" />
          </div>
        </section>
        <section className="checkout-part" aria-labelledby="where">
          <h2 id="where">{t('checkout.delivery')}</h2>
          <div className="fields">
            <DeliveryChoice checkout={checkout} className="options field-wide" />
            <PlaceFields checkout={checkout} wide="field field-wide" short="field" />
          </div>
        </section>
        <section className="checkout-part" aria-labelledby="how">
          <h2 id="how">{t('checkout.payment')}</h2>
          <div className="fields">
            <PaymentChoice checkout={checkout} className="options field-wide" />
            <QuestionFields checkout={checkout} className="field field-wide" />
            <Field field={fields.message} className="field field-wide" />
            <CheckoutConsent checkout={checkout} className="remember field-wide" />
          </div>
        </section>
      </div>
      <Summary view={view} checkout={checkout} />
      <Foot checkout={checkout} />
    </CheckoutForm>
  )
}

/** The sticky bar with the total and the button to order. */
function Foot({ checkout }: { readonly checkout: CheckoutState }) {
  const t = useWords()
  const money = useMoney()
  const { totals } = checkout
  return (
    <div className="checkout-foot">
      <p className="checkout-total">
        <span>{t('cart.total')}</span> <b>{money(totals.total)}</b>
      </p>
      <ChatButton checkout={checkout} className="button" />
      <CheckoutButton checkout={checkout} className="button" data-tone="volt" />
    </div>
  )
}

/** The lines and the total of the order. */
function Summary({ view, checkout }: { readonly view: ScreenViews['Checkout']; readonly checkout: CheckoutState }) {
  const t = useWords()
  return (
    <section className="checkout-summary" aria-label={t('checkout.summary')}>
      <h2>{t('cart.title')}</h2>
      <ul className="lines">
        {view.quote.lines.map((line) => (
          <li key={lineKey(line)}>
            <LineFacts line={line} />
          </li>
        ))}
      </ul>
      <CouponField checkout={checkout} className="coupon" />
      <TotalsList totals={checkout.totals} className="sums" />
      <DeliveryTime checkout={checkout} className="small" />
      <BackToCart className="under" />
    </section>
  )
}
