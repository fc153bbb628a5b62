import { BackToShop, type ScreenViews, TotalsList } from '@store/template-kit'
import {
  BackToCart,
  BuyerFields,
  ChatButton,
  CheckoutButton,
  CheckoutConsent,
  CheckoutForm,
  CheckoutProblems,
  CouponField,
  DeliveryChoice,
  DeliveryTime,
  Field,
  FoldedLines,
  PaymentChoice,
  PlaceFields,
  QuestionFields,
  RememberBuyer,
  useCheckoutForm,
} from '@store/template-kit/forms'
import type { ReactNode } from 'react'
import { LineFacts } from './cart-lines.tsx'
import { EmptyState } from './empty-state.tsx'
import { useWords } from './words.ts'

/** The form in one column, as a letter: lines, buyer, delivery, payment. */
export default function Checkout(view: ScreenViews['Checkout']) {
  const t = useWords()
  return (
    <div className="letter frame">
      <h1>{t('checkout.title')}</h1>
      {view.quote.lines.length > 0 ? (
        <Letter view={view} />
      ) : (
        <EmptyState title={t('checkout.empty')}>
          <BackToShop className="button" />
        </EmptyState>
      )}
    </div>
  )
}

function Letter({ view }: { readonly view: ScreenViews['Checkout'] }) {
  const t = useWords()
  const checkout = useCheckoutForm(view)
  const { fields, totals } = checkout
  return (
    <CheckoutForm checkout={checkout} className="letter-form">
      <FoldedLines
        view={view}
        checkout={checkout}
        line={LineFacts}
        className="fold letter-summary"
        countClassName="quiet"
        listClassName="rows"
      />
      <CheckoutProblems checkout={checkout} className="problems" />
      <Part id="who" number="I" title={t('checkout.buyer')} note={t('checkout.required')}>
        <BuyerFields checkout={checkout} wide="field" short="field half" />
      </Part>
      <Part id="where" number="II" title={t('checkout.delivery')}>
        <DeliveryChoice checkout={checkout} className="options" />
        <PlaceFields checkout={checkout} wide="field" short="field half" />
      </Part>
      <Part id="how" number="III" title={t('checkout.payment')}>
        <PaymentChoice checkout={checkout} className="options" />
        <QuestionFields checkout={checkout} className="field" />
        <Field field={fields.message} className="field" />
        <CheckoutConsent checkout={checkout} className="remember" />
        <RememberBuyer checkout={checkout} className="remember" />
      </Part>
      <div className="letter-end">
        <CouponField checkout={checkout} className="coupon" />
        <TotalsList totals={totals} className="sums" />
        <DeliveryTime checkout={checkout} className="quiet" />
        <CheckoutButton checkout={checkout} className="button full" />
        <ChatButton checkout={checkout} className="button" />
        <BackToCart className="under" />
      </div>
    </CheckoutForm>
  )
}

function Part(props: {
  readonly id: string
  readonly number: string
  readonly title: string
  readonly note?: string
  readonly children: ReactNode
}) {
  return (
    <section className="letter-part" aria-labelledby={props.id}>
      <h2 id={props.id}>
        <span className="roman" aria-hidden="true">
          {props.number}
        </span>
        {props.title}
      </h2>
      {props.note && <p className="quiet">{props.note}</p>}
      <div className="fields">{props.children}</div>
    </section>
  )
}
