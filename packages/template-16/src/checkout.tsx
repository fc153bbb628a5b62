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
import { useEffect, useRef } from 'react'
import { useCounter } from './counter.tsx'
import { EmptyPlate } from './empty-plate.tsx'
import { KitchenHours } from './kitchen-hours.tsx'
import { Paper } from './ticket.tsx'
import { WrittenLine } from './ticket-line.tsx'
import { useWords } from './words.ts'

/** One screen: fetched or brought first, then who, where, how; the ticket beside it, with the two buttons. */
export default function Checkout(view: ScreenViews['Checkout']) {
  const t = useWords()
  return (
    <div className="sheet-page">
      <h1>{t('checkout.title')}</h1>
      {view.quote.lines.length === 0 ? (
        <EmptyPlate title={t('checkout.empty')}>
          <BackToShop className="button" />
        </EmptyPlate>
      ) : (
        <Order view={view} />
      )}
    </div>
  )
}

function Order({ view }: { readonly view: ScreenViews['Checkout'] }) {
  const t = useWords()
  const checkout = useCheckoutForm(view, { placeFirst: true })
  useWayChosen(checkout, view)
  return (
    <CheckoutForm checkout={checkout} className="order-form">
      <div className="order-asks">
        <CheckoutProblems checkout={checkout} className="problems" />
        <section className="asks" aria-label={t('checkout.delivery')}>
          <DeliveryChoice checkout={checkout} className="options options-two" />
          <div className="fields">
            <PlaceFields checkout={checkout} wide="field wide" short="field" />
          </div>
        </section>
        <section className="asks" aria-labelledby="buyer">
          <h2 id="buyer">{t('checkout.buyer')}</h2>
          <p className="quiet">{t('checkout.required')}</p>
          <div className="fields">
            <BuyerFields checkout={checkout} wide="field" short="field" />
          </div>
          <RememberBuyer checkout={checkout} className="remember" />
        </section>
        <section className="asks" aria-labelledby="paying">
          <h2 id="paying">{t('checkout.payment')}</h2>
          <PaymentChoice checkout={checkout} className="options" />
          <QuestionFields checkout={checkout} className="field" />
          <Field field={checkout.fields.message} className="field" />
          <CheckoutConsent checkout={checkout} className="remember" />
        </section>
      </div>
      <Bill view={view} checkout={checkout} />
    </CheckoutForm>
  )
}

/** What was chosen on the slab is chosen here already, until the shopper says otherwise. */
function useWayChosen({ deliveries, setDelivery }: CheckoutState, view: ScreenViews['Checkout']): void {
  const { way, ready } = useCounter()
  const isSet = useRef(view.reply !== null)
  useEffect(() => {
    if (!ready || isSet.current) return
    isSet.current = true
    if (way === 'pickUp' && deliveries.includes('pickUp')) setDelivery('pickUp')
  }, [ready, way, deliveries, setDelivery])
}

/** The ticket as it goes to the kitchen. */
function Bill({ view, checkout }: { readonly view: ScreenViews['Checkout']; readonly checkout: CheckoutState }) {
  const t = useWords()
  const money = useMoney()
  const { takesOrders } = useCounter()
  const { totals } = checkout
  return (
    <aside className="bill" aria-label={t('checkout.summary')}>
      <Paper>
        <h2 className="ticket-title">{t('cart.title')}</h2>
        <ul className="ticket-lines">
          {view.quote.lines.map((line) => (
            <li key={lineKey(line)}>
              <WrittenLine line={line} amount={money(line.unitPrice * line.quantity)} />
            </li>
          ))}
        </ul>
        <CouponField checkout={checkout} className="coupon" />
        <TotalsList totals={totals} className="sums" />
        <DeliveryTime checkout={checkout} className="quiet" />
        <div className="bill-ways">
          <CheckoutButton checkout={checkout} className="button" data-tone="order" disabled={!takesOrders} />
          <KitchenHours />
          <ChatButton checkout={checkout} className="button" disabled={!takesOrders} />
        </div>
        <BackToCart className="under" />
      </Paper>
    </aside>
  )
}
