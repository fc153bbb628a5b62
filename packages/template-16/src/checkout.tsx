import { lineKey } from '@store/core'
import { BackToShop, type ScreenViews, useMoney } from '@store/template-kit'
import {
  BuyerSection,
  CheckoutForm,
  CheckoutProblems,
  type Checkout as CheckoutState,
  DeliverySection,
  NotesSection,
  PaymentSection,
  SummarySection,
  useCheckoutForm,
} from '@store/template-kit/forms'
import { useEffect, useRef } from 'react'
import { LineFacts } from './cart/cart-line.tsx'
import { Paper } from './cart/cart-ticket.tsx'
import { EmptyState } from './parts/empty-state.tsx'
import { KitchenHours, useKitchen } from './parts/kitchen.tsx'
import { useOrderContext } from './parts/order-context.tsx'
import { useWords } from './words.ts'

/**
 * The form on one page: delivery or pick-up first, then buyer, address, payment. Beside it the order as a ticket, with its
 * buttons.
 */
export default function Checkout(view: ScreenViews['Checkout']) {
  const t = useWords()
  return (
    <div className="sheet-page one-column">
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
        <section className="asks fields" aria-label={t('checkout.delivery')}>
          <DeliverySection checkout={checkout} />
        </section>
        <section className="asks fields" aria-labelledby="buyer">
          <h2 id="buyer">{t('checkout.buyer')}</h2>
          <p className="muted">{t('checkout.required')}</p>
          <BuyerSection checkout={checkout} />
        </section>
        <section className="asks" aria-labelledby="paying">
          <h2 id="paying">{t('checkout.payment')}</h2>
          <PaymentSection checkout={checkout} />
          <NotesSection checkout={checkout} />
        </section>
      </div>
      <OrderTicket view={view} checkout={checkout} />
    </CheckoutForm>
  )
}

/** Preselects pick-up, once, if it was chosen in the header. Not after a submit, whose answers are kept. */
function useRememberedWay({ deliveries, setDelivery }: CheckoutState, view: ScreenViews['Checkout']): void {
  const { way, ready } = useOrderContext()
  const isSet = useRef(view.reply !== null)
  useEffect(() => {
    if (!ready || isSet.current) return
    isSet.current = true
    if (way === 'pickUp' && deliveries.includes('pickUp')) setDelivery('pickUp')
  }, [ready, way, deliveries, setDelivery])
}

/** The lines and totals of the order; the button's text says when the order is made, or why it is not taken. */
function OrderTicket({ view, checkout }: { readonly view: ScreenViews['Checkout']; readonly checkout: CheckoutState }) {
  const t = useWords()
  const money = useMoney()
  const { takesOrders, madeAt, refusal } = useKitchen(view.renderedAt)
  return (
    <aside className="bill" aria-label={t('checkout.summary')}>
      <Paper>
        <h2 className="ticket-title">{t('cart.title')}</h2>
        <ul className="order-lines">
          {view.quote.lines.map((line) => (
            <li key={lineKey(line)}>
              <LineFacts line={line} amount={money(line.unitPrice * line.quantity)} />
            </li>
          ))}
        </ul>
        <SummarySection
          checkout={checkout}
          submit={{
            'data-tone': 'order',
            disabled: !takesOrders,
            children: (words) => refusal ?? (madeAt ? t('sazon.sendFor', { words, when: madeAt }) : words),
          }}
          byChat={{ disabled: !takesOrders }}
        >
          <KitchenHours renderedAt={view.renderedAt} />
        </SummarySection>
      </Paper>
    </aside>
  )
}
