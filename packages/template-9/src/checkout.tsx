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

/**
 * The form as a stack of cards, each with a group of fields. Dots show which cards are complete; the summary is a
 * `<details>` on top.
 */
export default function Checkout(view: ScreenViews['Checkout']) {
  const t = useWords()
  return (
    <div className="frame column checkout">
      <h1>{t('checkout.title')}</h1>
      {view.quote.lines.length > 0 ? (
        <Cards view={view} />
      ) : (
        <EmptyState title={t('checkout.empty')}>
          <BackToShop className="button" />
        </EmptyState>
      )}
    </div>
  )
}

function Cards({ view }: { readonly view: ScreenViews['Checkout'] }) {
  const t = useWords()
  const checkout = useCheckoutForm(view)
  const { fields, totals } = checkout
  return (
    <CheckoutForm checkout={checkout} className="checkout-form">
      <FoldedLines
        view={view}
        checkout={checkout}
        line={LineFacts}
        className="soft checkout-summary"
        countClassName="muted"
        listClassName="lines"
      />
      <Progress />
      <CheckoutProblems checkout={checkout} className="problems" />
      <Card id="who" title={t('checkout.buyer')} note={t('checkout.required')}>
        <BuyerFields checkout={checkout} wide="field field-wide" short="field" />
      </Card>
      <Card id="where" title={t('checkout.delivery')}>
        <DeliveryChoice checkout={checkout} className="options field-wide" />
        <PlaceFields checkout={checkout} wide="field field-wide" short="field" />
      </Card>
      <Card id="how" title={t('checkout.payment')}>
        <PaymentChoice checkout={checkout} className="options field-wide" />
      </Card>
      <Card id="word" title={t('field.message')}>
        <QuestionFields checkout={checkout} className="field field-wide" />
        <Field field={fields.message} className="field field-wide" />
        <CheckoutConsent checkout={checkout} className="remember field-wide" />
        <RememberBuyer checkout={checkout} className="remember field-wide" />
      </Card>
      <div className="soft checkout-end">
        <CouponField checkout={checkout} className="coupon" />
        <TotalsList totals={totals} className="sums" />
        <DeliveryTime checkout={checkout} className="muted" />
        <CheckoutButton checkout={checkout} className="button" />
        <ChatButton checkout={checkout} className="button" />
        <BackToCart className="quiet-link" />
      </div>
    </CheckoutForm>
  )
}

/**
 * A dot per card, linked to it. A dot is filled once the card's fields are valid (`:invalid`, in
 * `styles/checkout.css`).
 */
function Progress() {
  const t = useWords()
  const steps = [
    ['who', t('checkout.buyer')],
    ['where', t('checkout.delivery')],
    ['how', t('checkout.payment')],
    ['word', t('field.message')],
  ] as const
  return (
    <nav className="progress-dots" aria-label={t('bruma.steps')}>
      <ol>
        {steps.map(([id, name]) => (
          <li key={id} data-step={id}>
            <a href={`#${id}`}>{name}</a>
          </li>
        ))}
      </ol>
    </nav>
  )
}

function Card(props: {
  readonly id: string
  readonly title: string
  readonly note?: string
  readonly children: ReactNode
}) {
  return (
    <section className="soft question" id={props.id} aria-labelledby={`${props.id}-title`}>
      <h2 id={`${props.id}-title`}>{props.title}</h2>
      {props.note && <p className="muted">{props.note}</p>}
      <div className="fields">{props.children}</div>
    </section>
  )
}
