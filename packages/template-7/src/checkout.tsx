import { lineKey } from '@store/core'
import type { ScreenViews } from '@store/template-kit'
import { BackToShop, TotalsList, useMoney } from '@store/template-kit'
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
import { DayChips } from './day-chips.tsx'
import { EmptyState } from './empty-state.tsx'
import { lineImage, Picture } from './picture.tsx'
import { useReplacementNote } from './replacement-note.ts'
import { keepUnits } from './unit-line.ts'
import { useWords } from './words.ts'

/** One page: delivery first, then the buyer, then payment. The lines of the order beside it are sticky. */
export default function Checkout(view: ScreenViews['Checkout']) {
  const t = useWords()
  return (
    <div className="checkout">
      <header className="page-head">
        <h1>{t('checkout.title')}</h1>
      </header>
      {view.quote.lines.length > 0 ? (
        <Questions view={view} />
      ) : (
        <EmptyState text={t('checkout.empty')}>
          <BackToShop className="button" />
        </EmptyState>
      )}
    </div>
  )
}

function Questions({ view }: { readonly view: ScreenViews['Checkout'] }) {
  const t = useWords()
  const checkout = useCheckoutForm(view, { placeFirst: true })
  const { fields } = checkout
  useReplacementNote(fields.message.id, view.quote.lines)
  return (
    <CheckoutForm checkout={checkout} className="checkout-form">
      <div className="checkout-steps">
        <CheckoutProblems checkout={checkout} className="problems" />
        <p className="muted">{t('checkout.required')}</p>
        <section className="step">
          <h2>{t('canasta.step.delivery')}</h2>
          <DeliveryChoice checkout={checkout} className="choices" />
          <div className="fields">
            <PlaceFields checkout={checkout} wide="field field-wide" short="field" />
          </div>
          <Field field={fields.message} className="field">
            <DayChips target={fields.message.id} />
          </Field>
        </section>
        <section className="step">
          <h2>{t('checkout.buyer')}</h2>
          <div className="fields">
            <BuyerFields checkout={checkout} wide="field field-wide" short="field" />
            <QuestionFields checkout={checkout} className="field field-wide" />
          </div>
          <RememberBuyer checkout={checkout} className="remember" />
        </section>
        <section className="step">
          <h2>{t('canasta.step.payment')}</h2>
          <PaymentChoice checkout={checkout} className="choices" />
          <CheckoutConsent checkout={checkout} className="remember" />
        </section>
      </div>
      <Receipt view={view} checkout={checkout} />
    </CheckoutForm>
  )
}

function Receipt({ view, checkout }: { readonly view: ScreenViews['Checkout']; readonly checkout: CheckoutState }) {
  const t = useWords()
  const money = useMoney()
  const { totals } = checkout
  return (
    <section className="receipt" aria-label={t('checkout.summary')}>
      <h2>{t('cart.title')}</h2>
      <ul className="receipt-lines">
        {view.quote.lines.map((line) => (
          <li key={lineKey(line)} data-status={line.status}>
            <Picture product={lineImage(line)} sizes="3rem" largest={160} decorative />
            <span>
              {line.quantity} × {keepUnits(line.name)}
              {line.variant.length > 0 && <small>{line.variant.join(' · ')}</small>}
              {line.message && <small>{`“${line.message}”`}</small>}
            </span>
            <b>{money(line.unitPrice * line.quantity)}</b>
          </li>
        ))}
      </ul>
      <CouponField checkout={checkout} className="coupon" />
      <TotalsList totals={totals} className="totals" />
      <DeliveryTime checkout={checkout} className="muted" />
      <CheckoutButton checkout={checkout} className="button pay-button">
        {(words) => (
          <>
            <span>{words}</span>
            <b>{money(totals.total)}</b>
          </>
        )}
      </CheckoutButton>
      <ChatButton checkout={checkout} className="button" />
      <BackToCart className="text-button" />
    </section>
  )
}
