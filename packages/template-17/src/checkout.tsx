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
import { LineFacts } from './cart-line.tsx'
import { EmptyState } from './empty-state.tsx'
import { ReceiptPaper } from './receipt-paper.tsx'
import { useWords } from './words.ts'

type View = ScreenViews['Checkout']

/** The form, each field a cell of a table; beside it the lines of the order. */
export default function Checkout(view: View) {
  const t = useWords()
  return (
    <>
      <header className="head">
        <h1>{t('checkout.title')}</h1>
      </header>
      {view.quote.lines.length === 0 ? (
        <EmptyState title={t('checkout.empty')}>
          <BackToShop className="press" />
        </EmptyState>
      ) : (
        <Table {...view} />
      )}
    </>
  )
}

function Table(view: View) {
  const t = useWords()
  const checkout = useCheckoutForm(view)
  const { fields, totals } = checkout
  return (
    <CheckoutForm checkout={checkout} className="checkout">
      <div className="checkout-table">
        <CheckoutProblems checkout={checkout} className="problems" />
        <Part number={1} id="buyer" title={t('checkout.buyer')} note={t('checkout.required')}>
          <BuyerFields checkout={checkout} wide="field field-full" short="field" />
          <RememberBuyer checkout={checkout} className="remember field-full" />
        </Part>
        <Part number={2} id="delivery" title={t('checkout.delivery')}>
          <DeliveryChoice checkout={checkout} className="options field-full" />
          <PlaceFields checkout={checkout} wide="field field-full" short="field" />
        </Part>
        <Part number={3} id="payment" title={t('checkout.payment')}>
          <PaymentChoice checkout={checkout} className="options field-full" />
          <QuestionFields checkout={checkout} className="field field-full" />
          <Field field={fields.message} className="field field-full" />
          <CheckoutConsent checkout={checkout} className="remember field-full" />
        </Part>
      </div>
      <div className="checkout-receipt">
        <ReceiptPaper name={t('checkout.summary')} code={view.items}>
          <ul className="receipt-lines">
            {view.quote.lines.map((line) => (
              <li key={lineKey(line)}>
                <LineFacts line={line} />
              </li>
            ))}
          </ul>
          <CouponField checkout={checkout} className="coupon" />
          <TotalsList totals={totals} className="sums" />
          <DeliveryTime checkout={checkout} className="small" />
          <CheckoutButton checkout={checkout} className="press press-full" />
          <ChatButton checkout={checkout} className="press press-full press-hollow" />
          <BackToCart className="lined" />
        </ReceiptPaper>
      </div>
    </CheckoutForm>
  )
}

function Part(props: {
  readonly number: number
  readonly id: string
  readonly title: string
  readonly note?: string
  readonly children: ReactNode
}) {
  return (
    <section className="part" aria-labelledby={props.id}>
      <h2 id={props.id}>
        <span aria-hidden="true">{props.number}</span>
        {props.title}
      </h2>
      {props.note && <p className="part-note">{props.note}</p>}
      <div className="cells-form">{props.children}</div>
    </section>
  )
}
