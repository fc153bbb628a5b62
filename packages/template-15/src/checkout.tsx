import { lineKey } from '@store/core'
import { Link, type ScreenViews, TotalsList, useMoney, usePaths } from '@store/template-kit'
import {
  ChatButton,
  CheckoutForm,
  CheckoutProblems,
  type Checkout as CheckoutState,
  CouponField,
  DeliveryChoice,
  Field,
  PaymentChoice,
  RememberBuyer,
  useCheckoutForm,
} from '@store/template-kit/forms'
import type { ReactNode } from 'react'
import { Bare } from './bare.tsx'
import { Ware } from './basket-lines.tsx'
import { useWords } from './words.ts'

/** Three pieces of paper on one stitched line, and beside them what is bought. */
export default function Checkout(view: ScreenViews['Checkout']) {
  const t = useWords()
  const paths = usePaths()
  return (
    <div className="checkout frame">
      <h1>{t('checkout.title')}</h1>
      {view.quote.lines.length > 0 ? (
        <Order view={view} />
      ) : (
        <Bare title={t('checkout.empty')}>
          <Link href={paths.catalog()} className="button">
            {t('cart.continue')}
          </Link>
        </Bare>
      )}
    </div>
  )
}

function Order({ view }: { readonly view: ScreenViews['Checkout'] }) {
  const t = useWords()
  const paths = usePaths()
  const checkout = useCheckoutForm(view)
  const { fields, choose, delivery, totals, methods, submitWord, pending } = checkout
  return (
    <CheckoutForm checkout={checkout} className="checkout-form">
      <div className="stitched">
        <CheckoutProblems checkout={checkout} className="problems" />
        <Part id="who" title={t('checkout.buyer')} note={t('checkout.required')}>
          <Field field={fields.name} className="field" />
          <Field field={fields.idNumber} className="field half" />
          <Field field={fields.phone} className="field half" />
          <Field field={fields.email} className="field" />
        </Part>
        <Part id="where" title={t('checkout.delivery')}>
          <DeliveryChoice checkout={checkout} className="options" />
          {checkout.asksBranch && <Field field={fields.branch} className="field" />}
          {delivery === 'address' && (
            <>
              <Field
                field={fields.division}
                className="field half"
                onChange={(division) => choose('division', division)}
              />
              <Field field={fields.city} className="field half" onChange={(city) => choose('city', city)} />
              <Field field={fields.address} className="field" />
              <Field field={fields.neighbourhood} className="field half" />
              {checkout.asksPostcode && <Field field={fields.postcode} className="field half" />}
              <Field field={fields.details} className="field half" />
            </>
          )}
        </Part>
        <Part id="how" title={t('checkout.payment')}>
          <PaymentChoice checkout={checkout} className="options" />
          {checkout.chat?.fields.map((field) => (
            <Field key={field.name} field={field} className="field" />
          ))}
          <Field field={fields.message} className="field" />
          <RememberBuyer checkout={checkout} className="remember" />
        </Part>
      </div>
      <div className="checkout-end">
        <Summary view={view} checkout={checkout} />
        <CouponField checkout={checkout} className="coupon" />
        <TotalsList totals={totals} className="sums" />
        <button type="submit" className="button full" disabled={methods.length === 0} aria-busy={pending}>
          {t(pending ? 'checkout.placing' : submitWord)}
        </button>
        <ChatButton checkout={checkout} className="button" />
        <Link href={paths.cart()} className="under">
          {t('checkout.back')}
        </Link>
      </div>
    </CheckoutForm>
  )
}

/** What is bought, folded: how many and how much. */
function Summary({ view, checkout }: { readonly view: ScreenViews['Checkout']; readonly checkout: CheckoutState }) {
  const t = useWords()
  const money = useMoney()
  const { lines } = view.quote
  const count = lines.reduce((sum, { quantity }) => sum + quantity, 0)
  return (
    <details className="fold checkout-summary">
      <summary>
        <span>{t('checkout.summary')}</span>
        <span className="quiet">{t('cart.units', { count })}</span>
        <strong>{money(checkout.totals.total)}</strong>
      </summary>
      <ul className="wares">
        {lines.map((line) => (
          <li key={lineKey(line)}>
            <Ware line={line} />
          </li>
        ))}
      </ul>
    </details>
  )
}

/** Its stitches take colour once everything it asks for is there (styles/checkout.css). */
function Part(props: {
  readonly id: string
  readonly title: string
  readonly note?: string
  readonly children: ReactNode
}) {
  return (
    <section className="part" aria-labelledby={props.id}>
      <h2 id={props.id}>{props.title}</h2>
      {props.note && <p className="quiet">{props.note}</p>}
      <div className="fields">{props.children}</div>
    </section>
  )
}
