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
import type { ReactNode } from 'react'
import { LineFacts } from './cart/cart-lines.tsx'
import { EmptyState } from './parts/empty-state.tsx'
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
  return (
    <CheckoutForm checkout={checkout} className="checkout-form">
      <CheckoutProblems checkout={checkout} className="problems" />
      <ol className="stitched">
        <Part id="who" title={t('checkout.buyer')} note={t('checkout.required')}>
          <BuyerSection checkout={checkout} />
        </Part>
        <Part id="where" title={t('checkout.delivery')}>
          <DeliverySection checkout={checkout} />
        </Part>
        <Part id="how" title={t('checkout.payment')}>
          <PaymentSection checkout={checkout} />
          <NotesSection checkout={checkout} />
        </Part>
      </ol>
      <OrderTag view={view} checkout={checkout}>
        <SummarySection checkout={checkout} />
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
    <section className="hang-tag one-column" aria-labelledby="bought">
      <details open={lines.length <= FEW}>
        <summary>
          <h2 id="bought">{t('checkout.summary')}</h2>
          <span className="muted">{t('cart.units', { count })}</span>
          <strong>{money(props.checkout.totals.total)}</strong>
        </summary>
        <ul className="order-lines">
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
    <li className="part checkout-group">
      <section aria-labelledby={props.id}>
        <div className="part-name">
          <h2 id={props.id}>{props.title}</h2>
          {props.note && <p className="muted">{props.note}</p>}
        </div>
        <div className="fields">{props.children}</div>
      </section>
    </li>
  )
}
