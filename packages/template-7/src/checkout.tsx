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
import { DayChips } from './checkout/day-chips.tsx'
import { useReplacementNote } from './checkout/replacement-note.ts'
import { EmptyState } from './parts/empty-state.tsx'
import { OrderLine } from './parts/order-line.tsx'
import { useWords } from './words.ts'

/** One page: delivery first, then the buyer, then payment. The lines of the order beside it are sticky. */
export default function Checkout(view: ScreenViews['Checkout']) {
  const t = useWords()
  return (
    <div className="checkout">
      <header className="page-head wraps">
        <h1>{t('checkout.title')}</h1>
      </header>
      {view.quote.lines.length > 0 ? (
        <Questions view={view} />
      ) : (
        <EmptyState title={t('checkout.empty')}>
          <BackToShop className="button" />
        </EmptyState>
      )}
    </div>
  )
}

function Questions({ view }: { readonly view: ScreenViews['Checkout'] }) {
  const t = useWords()
  const checkout = useCheckoutForm(view, { placeFirst: true })
  const { message } = checkout.fields
  useReplacementNote(message.id, view.quote.lines)
  return (
    <CheckoutForm checkout={checkout} className="checkout-form">
      <CheckoutProblems checkout={checkout} className="problems" />
      <Step title={t('canasta.step.delivery')}>
        <DeliverySection checkout={checkout} />
      </Step>
      <Step title={t('checkout.buyer')}>
        <p className="muted">{t('checkout.required')}</p>
        <BuyerSection checkout={checkout} />
      </Step>
      <Step title={t('canasta.step.payment')}>
        <PaymentSection checkout={checkout} />
      </Step>
      <Step title={t('field.message')}>
        <DayChips target={message.id} />
        <NotesSection checkout={checkout} />
      </Step>
      <Receipt view={view} checkout={checkout} />
    </CheckoutForm>
  )
}

const Step = ({ title, children }: { readonly title: string; readonly children: ReactNode }) => (
  <section className="panel checkout-group">
    <h2>{title}</h2>
    <div className="fields">{children}</div>
  </section>
)

function Receipt({ view, checkout }: { readonly view: ScreenViews['Checkout']; readonly checkout: CheckoutState }) {
  const t = useWords()
  const money = useMoney()
  return (
    <section className="panel receipt checkout-end" aria-label={t('checkout.summary')}>
      <h2>{t('cart.title')}</h2>
      <ul className="order-lines">
        {view.quote.lines.map((line) => (
          <li key={lineKey(line)}>
            <OrderLine line={line} />
          </li>
        ))}
      </ul>
      <SummarySection
        checkout={checkout}
        submit={{
          className: 'button pay-button',
          children: (words) => (
            <>
              <span>{words}</span>
              <b>{money(checkout.totals.total)}</b>
            </>
          ),
        }}
      />
    </section>
  )
}
