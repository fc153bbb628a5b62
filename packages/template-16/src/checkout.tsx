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
import { LineFacts } from './cart-line.tsx'
import { Paper } from './cart-ticket.tsx'
import { EmptyState } from './empty-state.tsx'
import { KitchenHours, useKitchen } from './kitchen.tsx'
import { useOrderContext } from './order-context.tsx'
import { useWords } from './words.ts'

/**
 * The form on one page: delivery or pick-up first, then buyer, address, payment. Beside it the order with its buttons.
 */
export default function Checkout(view: ScreenViews['Checkout']) {
  const t = useWords()
  return (
    <div className="sheet-page">
      <h1>{t('checkout.title')}</h1>
      {view.quote.lines.length === 0 ? (
        <EmptyState title={t('checkout.empty')}>
          <BackToShop className="button" />
        </EmptyState>
      ) : (
        <Order view={view} />
      )}
    </div>
  )
}

function Order({ view }: { readonly view: ScreenViews['Checkout'] }) {
  const t = useWords()
  const checkout = useCheckoutForm(view, { placeFirst: true })
  useRememberedWay(checkout, view)
  const { takesOrders } = useKitchen(view.renderedAt)
  return (
    <CheckoutForm checkout={checkout} className="order-form" disabled={!takesOrders}>
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
      <OrderTicket view={view} checkout={checkout} />
    </CheckoutForm>
  )
}

/** Selects the way of delivery that was chosen in the header, until the shopper selects another. */
function useRememberedWay({ deliveries, setDelivery }: CheckoutState, view: ScreenViews['Checkout']): void {
  const { way, ready } = useOrderContext()
  const isSet = useRef(view.reply !== null)
  useEffect(() => {
    if (!ready || isSet.current) return
    isSet.current = true
    if (way === 'pickUp' && deliveries.includes('pickUp')) setDelivery('pickUp')
  }, [ready, way, deliveries, setDelivery])
}

/** The lines and totals of the order. */
function OrderTicket({ view, checkout }: { readonly view: ScreenViews['Checkout']; readonly checkout: CheckoutState }) {
  const t = useWords()
  const money = useMoney()
  const { takesOrders, madeAt, refusal } = useKitchen(view.renderedAt)
  const { totals } = checkout
  return (
    <aside className="bill" aria-label={t('checkout.summary')}>
      <Paper>
        <h2 className="ticket-title">{t('cart.title')}</h2>
        <ul className="ticket-lines">
          {view.quote.lines.map((line) => (
            <li key={lineKey(line)}>
              <LineFacts line={line} amount={money(line.unitPrice * line.quantity)} />
            </li>
          ))}
        </ul>
        <CouponField checkout={checkout} className="coupon" />
        <TotalsList totals={totals} className="sums" />
        <DeliveryTime checkout={checkout} className="quiet" />
        <div className="bill-ways">
          <CheckoutButton checkout={checkout} className="button" data-tone="order" disabled={!takesOrders}>
            {(words) => refusal ?? (madeAt ? t('sazon.sendFor', { words, when: madeAt }) : words)}
          </CheckoutButton>
          <KitchenHours renderedAt={view.renderedAt} />
          <ChatButton checkout={checkout} className="button" disabled={!takesOrders} />
        </div>
        <BackToCart className="under" />
      </Paper>
    </aside>
  )
}
