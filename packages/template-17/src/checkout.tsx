import { lineKey } from '@store/core'
import { BackToShop, type ScreenViews } from '@store/template-kit'
import {
  BuyerSection,
  CheckoutForm,
  CheckoutProblems,
  DeliverySection,
  NotesSection,
  PaymentSection,
  SummarySection,
  useCheckoutForm,
} from '@store/template-kit/forms'
import type { ReactNode } from 'react'
import { LineFacts } from './cart/cart-line.tsx'
import { ReceiptPaper } from './cart/receipt-paper.tsx'
import { EmptyState } from './parts/empty-state.tsx'
import { useWords } from './words.ts'

type View = ScreenViews['Checkout']

/** The form, each field a cell of a table; beside it the order as a receipt. */
export default function Checkout(view: View) {
  const t = useWords()
  return (
    <>
      <header className="head one-column">
        <h1>{t('checkout.title')}</h1>
      </header>
      {view.quote.lines.length === 0 ? (
        <EmptyState title={t('checkout.empty')}>
          <BackToShop className="button" />
        </EmptyState>
      ) : (
        <Table {...view} />
      )}
    </>
  )
}

function Table(view: View) {
  const t = useWords()
  const checkout = useCheckoutForm(view)
  return (
    <CheckoutForm checkout={checkout} className="checkout">
      <div className="checkout-table">
        <CheckoutProblems checkout={checkout} className="problems" />
        <Part number={1} id="buyer" title={t('checkout.buyer')} note={t('checkout.required')}>
          <BuyerSection checkout={checkout} />
        </Part>
        <Part number={2} id="delivery" title={t('checkout.delivery')}>
          <DeliverySection checkout={checkout} />
        </Part>
        <Part number={3} id="payment" title={t('checkout.payment')}>
          <PaymentSection checkout={checkout} />
          <NotesSection checkout={checkout} />
        </Part>
      </div>
      <div className="checkout-receipt">
        <ReceiptPaper name={t('checkout.summary')} code={view.items}>
          <ul className="order-lines">
            {view.quote.lines.map((line) => (
              <li key={lineKey(line)}>
                <LineFacts line={line} />
              </li>
            ))}
          </ul>
          <SummarySection checkout={checkout} />
        </ReceiptPaper>
      </div>
    </CheckoutForm>
  )
}

function Part(props: {
  readonly number: number
  readonly id: string
  readonly title: string
  readonly note?: string
  readonly children: ReactNode
}) {
  return (
    <section className="part" aria-labelledby={props.id}>
      <h2 id={props.id}>
        <span aria-hidden="true">{props.number}</span>
        {props.title}
      </h2>
      {props.note && <p className="part-note">{props.note}</p>}
      <div className="fields">{props.children}</div>
    </section>
  )
}
