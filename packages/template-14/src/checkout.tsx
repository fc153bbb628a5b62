import { lineKey } from '@store/core'
import { BackToShop, type ScreenViews, TotalsList } from '@store/template-kit'
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
import type { ReactNode } from 'react'
import { EmptyState } from './empty-state.tsx'
import { LineFacts } from './line-facts.tsx'
import { useWords } from './words.ts'

/** The form as a library's loan card: labels above ruled lines, and a stamp for each completed part. */
export default function Checkout(view: ScreenViews['Checkout']) {
  const t = useWords()
  return (
    <div className="checkout frame">
      <h1>{t('checkout.title')}</h1>
      {view.quote.lines.length > 0 ? (
        <LoanCard view={view} />
      ) : (
        <EmptyState title={t('checkout.empty')}>
          <BackToShop className="button" />
        </EmptyState>
      )}
    </div>
  )
}

function LoanCard({ view }: { readonly view: ScreenViews['Checkout'] }) {
  const t = useWords()
  const checkout = useCheckoutForm(view)
  const { fields } = checkout
  return (
    <CheckoutForm checkout={checkout} className="loan">
      <div className="loan-card">
        <CheckoutProblems checkout={checkout} className="problems" />
        <Part id="who" number={1} title={t('checkout.buyer')} note={t('checkout.required')}>
          <BuyerFields checkout={checkout} wide="field" short="field half" />
        </Part>
        <Part id="where" number={2} title={t('checkout.delivery')}>
          <DeliveryChoice checkout={checkout} className="options" />
          <PlaceFields checkout={checkout} wide="field" short="field half" />
        </Part>
        <Part id="how" number={3} title={t('checkout.payment')}>
          <PaymentChoice checkout={checkout} className="options" />
          <QuestionFields checkout={checkout} className="field" />
          <Field field={fields.message} className="field" />
          <CheckoutConsent checkout={checkout} className="remember" />
          <RememberBuyer checkout={checkout} className="remember" />
        </Part>
      </div>
      <Slip view={view} checkout={checkout} />
    </CheckoutForm>
  )
}

/** Beside it: the lines of the order, the total, the button. */
function Slip({ view, checkout }: { readonly view: ScreenViews['Checkout']; readonly checkout: CheckoutState }) {
  const t = useWords()
  const { totals } = checkout
  return (
    <section className="slip" aria-labelledby="slip">
      <h2 id="slip">{t('checkout.summary')}</h2>
      <ul className="lying">
        {view.quote.lines.map((line) => (
          <li key={lineKey(line)}>
            <LineFacts line={line} />
          </li>
        ))}
      </ul>
      <CouponField checkout={checkout} className="coupon" />
      <TotalsList totals={totals} className="sums" />
      <DeliveryTime checkout={checkout} className="quiet" />
      <CheckoutButton checkout={checkout} className="button full" />
      <ChatButton checkout={checkout} className="button" />
      <BackToCart className="under" />
    </section>
  )
}

/** A part of the form. The style sheet shows its stamp once no field in it is `:invalid`. */
function Part(props: {
  readonly id: string
  readonly number: number
  readonly title: string
  readonly note?: string
  readonly children: ReactNode
}) {
  return (
    <section className="loan-part" aria-labelledby={props.id}>
      <h2 id={props.id}>{props.title}</h2>
      <span className="stamp" aria-hidden="true">
        {props.number}
      </span>
      {props.note && <p className="quiet">{props.note}</p>}
      <div className="fields">{props.children}</div>
    </section>
  )
}
