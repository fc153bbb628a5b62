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
import { StepBlock, StepList, useCheckoutSteps } from './checkout-steps.tsx'
import { EmptyState } from './empty-state.tsx'
import { LineFacts } from './line-facts.tsx'
import { useWords } from './words.ts'

/** The form in three steps, drawn as a hopscotch, and the cart beside it. */
export default function Checkout(view: ScreenViews['Checkout']) {
  const t = useWords()
  return (
    <div className="frame checkout">
      <h1>{t('checkout.title')}</h1>
      {view.quote.lines.length > 0 ? (
        <Steps view={view} />
      ) : (
        <EmptyState title={t('checkout.empty')}>
          <BackToShop className="button" />
        </EmptyState>
      )}
    </div>
  )
}

function Steps({ view }: { readonly view: ScreenViews['Checkout'] }) {
  const t = useWords()
  const state = useCheckoutForm(view)
  const { fields, asked } = state
  const answers = state.chat?.fields ?? []
  const invoice = (state.invoice?.fields ?? []).map(({ name }) => name)
  const steps = useCheckoutSteps(state, [
    { id: 'who', title: t('checkout.buyer'), asks: [...asked.buyer, ...invoice] },
    { id: 'where', title: t('checkout.delivery'), asks: asked.place },
    {
      id: 'how',
      title: t('checkout.payment'),
      asks: ['paymentMethod', ...answers.map(({ name }) => name), 'message'],
    },
  ])
  const { checkout } = steps
  return (
    <CheckoutForm checkout={checkout} className="checkout-form">
      <div className="checkout-squares">
        <StepList steps={steps} />
        <CheckoutProblems checkout={checkout} className="problems" />
        <StepBlock steps={steps} index={0} note={t('checkout.required')}>
          <BuyerFields checkout={checkout} wide="field field-wide" short="field" />
          <RememberBuyer checkout={checkout} className="remember field-wide" />
        </StepBlock>
        <StepBlock steps={steps} index={1}>
          <DeliveryChoice checkout={checkout} className="options field-wide" />
          <PlaceFields checkout={checkout} wide="field field-wide" short="field" />
        </StepBlock>
        <StepBlock steps={steps} index={2}>
          <PaymentChoice checkout={checkout} className="options field-wide" />
          <QuestionFields checkout={checkout} className="field field-wide" />
          <Field field={fields.message} className="field field-wide" />
          <CheckoutConsent checkout={checkout} className="remember field-wide" />
          <SubmitStep checkout={checkout} />
        </StepBlock>
      </div>
      <Summary view={view} checkout={checkout} />
    </CheckoutForm>
  )
}

/** The end of the last step: the button to order, with the total. */
function SubmitStep({ checkout }: { readonly checkout: CheckoutState }) {
  const t = useWords()
  const money = useMoney()
  const { totals } = checkout
  return (
    <div className="sky field-wide">
      <p className="sky-total">
        <span>{t('cart.total')}</span> <b>{money(totals.total)}</b>
      </p>
      <CheckoutButton checkout={checkout} className="button" data-tone="sun" />
      <ChatButton checkout={checkout} className="button" />
    </div>
  )
}

/** The lines and the total of the order. */
function Summary({ view, checkout }: { readonly view: ScreenViews['Checkout']; readonly checkout: CheckoutState }) {
  const t = useWords()
  return (
    <section className="block checkout-summary" aria-label={t('checkout.summary')}>
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
      <BackToCart className="text-link" />
    </section>
  )
}
