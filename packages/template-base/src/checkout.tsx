import { type CheckedLine, lineKey } from '@store/core'
import type { ScreenViews } from '@store/template-kit'
import { Link, TotalsList, useMoney, usePaths, useT } from '@store/template-kit'
import {
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
import { Picture } from './picture.tsx'

export default function Checkout(view: ScreenViews['Checkout']) {
  const t = useT()
  const paths = usePaths()
  return (
    <div className="frame checkout">
      <h1>{t('checkout.title')}</h1>
      {view.quote.lines.length > 0 ? (
        <Questions view={view} />
      ) : (
        <div className="empty">
          <p>{t('checkout.empty')}</p>
          <Link href={paths.catalog()} className="button">
            {t('cart.continue')}
          </Link>
        </div>
      )}
    </div>
  )
}

function Questions({ view }: { readonly view: ScreenViews['Checkout'] }) {
  const t = useT()
  const paths = usePaths()
  const checkout = useCheckoutForm(view)
  const { fields, delivery, totals } = checkout
  return (
    <CheckoutForm checkout={checkout} className="checkout-form">
      <div className="checkout-questions">
        <CheckoutProblems checkout={checkout} className="problems" />
        <p className="muted">{t('checkout.required')}</p>
        <fieldset className="panel">
          <legend>{t('checkout.buyer')}</legend>
          <BuyerFields checkout={checkout} wide="field wide" short="field" />
        </fieldset>
        <DeliveryChoice checkout={checkout} className="panel options" />
        {checkout.asked.place.length > 0 && (
          <fieldset className="panel">
            <legend>{t(`delivery.${delivery}`)}</legend>
            <PlaceFields checkout={checkout} wide="field wide" short="field" />
          </fieldset>
        )}
        <PaymentChoice checkout={checkout} className="panel options" />
        <fieldset className="panel">
          <legend>{t('field.message')}</legend>
          <QuestionFields checkout={checkout} className="field wide" />
          <Field field={fields.message} className="field wide" />
        </fieldset>
        <CheckoutConsent checkout={checkout} className="remember" />
        <RememberBuyer checkout={checkout} className="remember" />
      </div>
      <section className="checkout-side" aria-label={t('checkout.summary')}>
        <h2>{t('checkout.summary')}</h2>
        <ul className="lines">
          {view.quote.lines.map((line) => (
            <li key={lineKey(line)} className="line" data-status={line.status}>
              <QuotedLine line={line} />
            </li>
          ))}
        </ul>
        <CouponField checkout={checkout} className="field coupon" />
        <TotalsList totals={totals} className="sums" />
        <DeliveryTime checkout={checkout} className="muted" />
        <CheckoutButton checkout={checkout} className="button" />
        <ChatButton checkout={checkout} className="button chat-button" />
        <Link href={paths.cart()}>{t('checkout.back')}</Link>
      </section>
    </CheckoutForm>
  )
}

function QuotedLine({ line }: { readonly line: CheckedLine }) {
  const money = useMoney()
  return (
    <>
      <Picture
        name={line.name}
        image={line.image ? { src: line.image, alt: null } : null}
        alt=""
        sizes="64px"
        largest={160}
      />
      <div className="line-text">
        <p className="line-name">{line.name}</p>
        {line.variant.length > 0 && <p className="muted">{line.variant.join(' · ')}</p>}
        {line.message && <p className="muted">{`“${line.message}”`}</p>}
        <p className="muted">
          {line.quantity} × {money(line.unitPrice)}
        </p>
      </div>
      <p className="line-amount">{money(line.unitPrice * line.quantity)}</p>
    </>
  )
}
