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
import type { ReactNode } from 'react'
import { LineFacts } from './cart-lines.tsx'
import { EmptyState } from './empty-state.tsx'
import { useWords } from './words.ts'

/** Up to this many lines are shown openly; more are in a `<details>`, so that the button stays on the screen. */
const FEW = 2

/** The form in three parts along a stitched line; beside it the lines of the order. */
export default function Checkout(view: ScreenViews['Checkout']) {
  const t = useWords()
  return (
    <div className="checkout frame">
      <h1>{t('checkout.title')}</h1>
      {view.quote.lines.length > 0 ? (
        <Order view={view} />
      ) : (
        <EmptyState title={t('checkout.empty')}>
          <BackToShop className="button" />
        </EmptyState>
      )}
    </div>
  )
}

function Order({ view }: { readonly view: ScreenViews['Checkout'] }) {
  const t = useWords()
  const checkout = useCheckoutForm(view)
  const { fields, totals } = checkout
  return (
    <CheckoutForm checkout={checkout} className="checkout-form">
      <CheckoutProblems checkout={checkout} className="problems" />
      <ol className="stitched">
        <Part id="who" title={t('checkout.buyer')} note={t('checkout.required')}>
          <BuyerFields checkout={checkout} wide="field" short="field half" />
        </Part>
        <Part id="where" title={t('checkout.delivery')}>
          <DeliveryChoice checkout={checkout} className="options" />
          <PlaceFields checkout={checkout} wide="field" short="field half" />
        </Part>
        <Part id="how" title={t('checkout.payment')}>
          <PaymentChoice checkout={checkout} className="options" />
          <QuestionFields checkout={checkout} className="field" />
          <Field field={fields.message} className="field" />
          <CheckoutConsent checkout={checkout} className="remember" />
          <RememberBuyer checkout={checkout} className="remember" />
        </Part>
      </ol>
      <OrderTag view={view} checkout={checkout}>
        <CouponField checkout={checkout} className="coupon" />
        <TotalsList totals={totals} className="sums" />
        <DeliveryTime checkout={checkout} className="quiet" />
        <CheckoutButton checkout={checkout} className="button full" />
        <ChatButton checkout={checkout} className="button" />
        <BackToCart className="under" />
      </OrderTag>
    </CheckoutForm>
  )
}

/** The lines of the order on a drawn hang-tag, open if there are few of them, and the totals. */
function OrderTag(props: {
  readonly view: ScreenViews['Checkout']
  readonly checkout: CheckoutState
  readonly children: ReactNode
}) {
  const t = useWords()
  const money = useMoney()
  const { lines } = props.view.quote
  const count = lines.reduce((sum, { quantity }) => sum + quantity, 0)
  return (
    <section className="hang-tag" aria-labelledby="bought">
      <details open={lines.length <= FEW}>
        <summary>
          <h2 id="bought">{t('checkout.summary')}</h2>
          <span className="quiet">{t('cart.units', { count })}</span>
          <strong>{money(props.checkout.totals.total)}</strong>
        </summary>
        <ul className="bought">
          {lines.map((line) => (
            <li key={lineKey(line)}>
              <LineFacts line={line} />
            </li>
          ))}
        </ul>
      </details>
      {props.children}
    </section>
  )
}

/** A part of the form: title on one side of the line, fields on the other (`styles/checkout.css`). */
function Part(props: {
  readonly id: string
  readonly title: string
  readonly note?: string
  readonly children: ReactNode
}) {
  return (
    <li className="part">
      <section aria-labelledby={props.id}>
        <div className="part-name">
          <h2 id={props.id}>{props.title}</h2>
          {props.note && <p className="quiet">{props.note}</p>}
        </div>
        <div className="fields">{props.children}</div>
      </section>
    </li>
  )
}
