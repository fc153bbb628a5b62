import { lineKey } from '@store/core'
import { BackToShop, type ScreenViews, TotalsList } from '@store/template-kit'
import {
  BackToCart,
  BuyerSection,
  ChatButton,
  CheckoutButton,
  CheckoutForm,
  CheckoutProblems,
  type Checkout as CheckoutState,
  CouponField,
  DeliverySection,
  DeliveryTime,
  NotesSection,
  PaymentSection,
  useCheckoutForm,
} from '@store/template-kit/forms'
import type { ReactNode } from 'react'
import { LineFacts } from './cart/cart-lines.tsx'
import { EmptyState } from './parts/empty-state.tsx'
import { useRooms } from './parts/use-rooms.ts'
import { useWords } from './words.ts'

/** The lines of the order at the left, the form at the right. */
export default function Checkout(view: ScreenViews['Checkout']) {
  const t = useWords()
  if (view.quote.lines.length > 0) return <OrderForm view={view} />
  return (
    <div className="split" data-narrow="away">
      <div className="reading">
        <h1>{t('checkout.title')}</h1>
        <EmptyState title={t('checkout.empty')}>
          <BackToShop className="button" />
        </EmptyState>
      </div>
    </div>
  )
}

function OrderForm({ view }: { readonly view: ScreenViews['Checkout'] }) {
  const t = useWords()
  const rooms = useRooms()
  const checkout = useCheckoutForm(view)
  return (
    <CheckoutForm checkout={checkout} className="split">
      <div className="scene wall" data-room={rooms(1)}>
        <Summary view={view} checkout={checkout} />
      </div>
      <div className="reading">
        <h1>{t('checkout.title')}</h1>
        <p className="muted">{t('checkout.required')}</p>
        <CheckoutProblems checkout={checkout} className="problems" />
        <Group title={t('checkout.buyer')}>
          <BuyerSection checkout={checkout} />
        </Group>
        <Group title={t('checkout.delivery')}>
          <DeliverySection checkout={checkout} />
        </Group>
        <Group title={t('checkout.payment')}>
          <PaymentSection checkout={checkout} />
        </Group>
        <Group title={t('field.message')}>
          <NotesSection checkout={checkout} />
        </Group>
        <div className="checkout-end">
          <CheckoutButton checkout={checkout} className="button" />
          <ChatButton checkout={checkout} className="button" />
          <BackToCart className="link" />
        </div>
      </div>
    </CheckoutForm>
  )
}

function Summary({ view, checkout }: { readonly view: ScreenViews['Checkout']; readonly checkout: CheckoutState }) {
  const t = useWords()
  const { lines } = view.quote
  const count = lines.reduce((sum, { quantity }) => sum + quantity, 0)
  return (
    <section className="wall-in" aria-labelledby="summary">
      <h2 id="summary">{t('checkout.summary')}</h2>
      <p>{t('cart.units', { count })}</p>
      <ul className="order-lines">
        {lines.map((line) => (
          <li key={lineKey(line)}>
            <LineFacts line={line} />
          </li>
        ))}
      </ul>
      <CouponField checkout={checkout} className="coupon" />
      <TotalsList totals={checkout.totals} className="sums" />
      <DeliveryTime checkout={checkout} className="muted" />
    </section>
  )
}

const Group = (props: { readonly title: string; readonly children: ReactNode }) => (
  <fieldset className="questions checkout-group">
    <legend>{props.title}</legend>
    <div className="fields">{props.children}</div>
  </fieldset>
)
