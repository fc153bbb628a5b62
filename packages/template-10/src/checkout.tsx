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
import { Court, SquareBlock, useHopscotch } from './hopscotch.tsx'
import { LineBlock } from './line-block.tsx'
import { OpenBox } from './open-box.tsx'
import { useWords } from './words.ts'

/** A hopscotch of three squares, and the box beside it. */
export default function Checkout(view: ScreenViews['Checkout']) {
  const t = useWords()
  return (
    <div className="frame checkout">
      <h1>{t('checkout.title')}</h1>
      {view.quote.lines.length > 0 ? (
        <Squares view={view} />
      ) : (
        <OpenBox title={t('checkout.empty')}>
          <BackToShop className="button" />
        </OpenBox>
      )}
    </div>
  )
}

function Squares({ view }: { readonly view: ScreenViews['Checkout'] }) {
  const t = useWords()
  const state = useCheckoutForm(view)
  const { fields, asked } = state
  const answers = state.chat?.fields ?? []
  const invoice = (state.invoice?.fields ?? []).map(({ name }) => name)
  const hopscotch = useHopscotch(state, [
    { id: 'who', title: t('checkout.buyer'), asks: [...asked.buyer, ...invoice] },
    { id: 'where', title: t('checkout.delivery'), asks: asked.place },
    {
      id: 'how',
      title: t('checkout.payment'),
      asks: ['paymentMethod', ...answers.map(({ name }) => name), 'message'],
    },
  ])
  const { checkout } = hopscotch
  return (
    <CheckoutForm checkout={checkout} className="checkout-form">
      <div className="checkout-squares">
        <Court hopscotch={hopscotch} />
        <CheckoutProblems checkout={checkout} className="problems" />
        <SquareBlock hopscotch={hopscotch} index={0} note={t('checkout.required')}>
          <BuyerFields checkout={checkout} wide="field field-wide" short="field" />
          <RememberBuyer checkout={checkout} className="remember field-wide" />
        </SquareBlock>
        <SquareBlock hopscotch={hopscotch} index={1}>
          <DeliveryChoice checkout={checkout} className="options field-wide" />
          <PlaceFields checkout={checkout} wide="field field-wide" short="field" />
        </SquareBlock>
        <SquareBlock hopscotch={hopscotch} index={2}>
          <PaymentChoice checkout={checkout} className="options field-wide" />
          <QuestionFields checkout={checkout} className="field field-wide" />
          <Field field={fields.message} className="field field-wide" />
          <CheckoutConsent checkout={checkout} className="remember field-wide" />
          <Sky checkout={checkout} />
        </SquareBlock>
      </div>
      <Summary view={view} checkout={checkout} />
    </CheckoutForm>
  )
}

/** The end of every hopscotch: the button that buys, with what it costs. */
function Sky({ checkout }: { readonly checkout: CheckoutState }) {
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

/** What is in the box, and what it comes to. */
function Summary({ view, checkout }: { readonly view: ScreenViews['Checkout']; readonly checkout: CheckoutState }) {
  const t = useWords()
  return (
    <section className="block checkout-summary" aria-label={t('checkout.summary')}>
      <h2>{t('cart.title')}</h2>
      <ul className="lines">
        {view.quote.lines.map((line) => (
          <li key={lineKey(line)}>
            <LineBlock line={line} />
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
