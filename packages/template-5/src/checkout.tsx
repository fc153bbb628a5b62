import { lineKey } from '@store/core'
import { BackToShop, type ScreenViews, useShop } from '@store/template-kit'
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
import { LineFacts } from './cart/cart-lines.tsx'
import { BlankPage } from './parts/blank-page.tsx'
import { PageNumber } from './parts/page-number.tsx'
import { pageNumbersFor } from './parts/page-numbers.ts'
import { useWords } from './words.ts'

/** The form in numbered parts at the left. The summary at the right, with its lines, is sticky. */
export default function Checkout(view: ScreenViews['Checkout']) {
  const { categories } = useShop()
  const t = useWords()
  return (
    <div className="frame checkout">
      <header className="page-head wraps">
        <h1 className="display">{t('checkout.title')}</h1>
        <PageNumber page={pageNumbersFor(categories).checkout} />
      </header>
      {view.quote.lines.length > 0 ? (
        <Chapters view={view} />
      ) : (
        <BlankPage title={t('checkout.empty')}>
          <BackToShop className="link" />
        </BlankPage>
      )}
    </div>
  )
}

function Chapters({ view }: { readonly view: ScreenViews['Checkout'] }) {
  const t = useWords()
  const checkout = useCheckoutForm(view)
  return (
    <CheckoutForm checkout={checkout} className="checkout-form">
      <CheckoutProblems checkout={checkout} className="problems" />
      <Chapter title={t('checkout.buyer')}>
        <p className="muted">{t('checkout.required')}</p>
        <BuyerSection checkout={checkout} />
      </Chapter>
      <Chapter title={t('checkout.delivery')}>
        <DeliverySection checkout={checkout} />
      </Chapter>
      <Chapter title={t('checkout.payment')}>
        <PaymentSection checkout={checkout} />
        <NotesSection checkout={checkout} />
      </Chapter>
      <section className="panel checkout-end" aria-label={t('checkout.summary')}>
        <ul className="order-lines">
          {view.quote.lines.map((line) => (
            <li key={lineKey(line)} data-status={line.status}>
              <LineFacts line={line} />
            </li>
          ))}
        </ul>
        <SummarySection checkout={checkout} />
      </section>
    </CheckoutForm>
  )
}

const Chapter = ({ title, children }: { readonly title: string; readonly children: ReactNode }) => (
  <section className="panel checkout-group">
    <h2>{title}</h2>
    <div className="fields">{children}</div>
  </section>
)
