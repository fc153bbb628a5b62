import { type CheckedLine, lineKey } from '@store/core'
import { BackToShop, type ScreenViews, TotalsList, useShop } from '@store/template-kit'
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
  PaymentChoice,
  PlaceFields,
  QuestionFields,
  RememberBuyer,
  useCheckoutForm,
} from '@store/template-kit/forms'
import type { ReactNode } from 'react'
import { LineFacts } from './cart-lines.tsx'
import { PageNumber } from './page-number.tsx'
import { pageNumbersFor } from './page-numbers.ts'
import { useWords } from './words.ts'

/** The form in three numbered parts at the left. The summary at the right is sticky. */
export default function Checkout(view: ScreenViews['Checkout']) {
  const { categories } = useShop()
  const t = useWords()
  return (
    <div className="checkout columns">
      <header className="page-head">
        <h1 className="display">{t('checkout.title')}</h1>
        <PageNumber page={pageNumbersFor(categories).checkout} />
      </header>
      {view.quote.lines.length > 0 ? (
        <Chapters view={view} />
      ) : (
        <div className="blank-page">
          <p className="h1">{t('checkout.empty')}</p>
          <BackToShop className="word underlined" />
        </div>
      )}
    </div>
  )
}

function Chapters({ view }: { readonly view: ScreenViews['Checkout'] }) {
  const t = useWords()
  const checkout = useCheckoutForm(view)
  const { fields, totals } = checkout
  return (
    <CheckoutForm checkout={checkout} className="checkout-form">
      <div className="chapters">
        <CheckoutProblems checkout={checkout} className="problems" />
        <p className="caption">{t('checkout.required')}</p>
        <Chapter title={t('checkout.buyer')}>
          <BuyerFields checkout={checkout} wide="field field-wide" short="field" />
          <QuestionFields checkout={checkout} className="field field-wide" />
        </Chapter>
        <Chapter title={t('checkout.delivery')}>
          <DeliveryChoice checkout={checkout} className="options field-wide" />
          <PlaceFields checkout={checkout} wide="field field-wide" short="field" />
        </Chapter>
        <Chapter title={t('checkout.payment')}>
          <PaymentChoice checkout={checkout} className="options field-wide" />
          <Field field={fields.message} className="field field-wide" />
          <CheckoutConsent checkout={checkout} className="remember field-wide" />
          <RememberBuyer checkout={checkout} className="remember field-wide" />
        </Chapter>
      </div>
      <section className="summary" aria-label={t('checkout.summary')}>
        <ul className="bag-lines">
          {view.quote.lines.map((line: CheckedLine) => (
            <li key={lineKey(line)} className="bag-line" data-status={line.status}>
              <LineFacts line={line} />
            </li>
          ))}
        </ul>
        <CouponField checkout={checkout} className="field coupon" />
        <TotalsList totals={totals} className="totals" />
        <DeliveryTime checkout={checkout} className="caption" />
        <CheckoutButton checkout={checkout} className="button" />
        <ChatButton checkout={checkout} className="button" />
        <BackToCart className="word underlined" />
      </section>
    </CheckoutForm>
  )
}

function Chapter({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  return (
    <section className="chapter">
      <h2 className="h2">{title}</h2>
      <div className="fields">{children}</div>
    </section>
  )
}
