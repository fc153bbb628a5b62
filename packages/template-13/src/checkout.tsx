import { lineKey } from '@store/core'
import { BackToShop, type ScreenViews, TotalsList, useMoney } from '@store/template-kit'
import {
  BackToCart,
  BuyerSection,
  ChatButton,
  CheckoutButton,
  CheckoutForm,
  CheckoutProblems,
  CouponField,
  DeliverySection,
  DeliveryTime,
  NotesSection,
  PaymentSection,
  useCheckoutForm,
} from '@store/template-kit/forms'
import { LineFacts } from './cart/cart-lines.tsx'
import { EmptyState } from './parts/empty-state.tsx'
import { useWords } from './words.ts'

/** The form on one page; total and buttons stay at the bottom edge. */
export default function Checkout(view: ScreenViews['Checkout']) {
  const t = useWords()
  return (
    <div>
      <header className="page-head">
        <h1>{t('checkout.title')}</h1>
      </header>
      {view.quote.lines.length > 0 ? (
        <Sheet view={view} />
      ) : (
        <EmptyState title={t('checkout.empty')}>
          <BackToShop className="button" />
        </EmptyState>
      )}
    </div>
  )
}

function Sheet({ view }: { readonly view: ScreenViews['Checkout'] }) {
  const t = useWords()
  const money = useMoney()
  const checkout = useCheckoutForm(view)
  return (
    <CheckoutForm checkout={checkout} className="checkout-form">
      <div className="checkout-parts">
        <CheckoutProblems checkout={checkout} className="problems" />
        <section className="panel" aria-labelledby="who">
          <h2 id="who">{t('checkout.buyer')}</h2>
          <p className="muted">{t('checkout.required')}</p>
          <div className="fields">
            <BuyerSection checkout={checkout} />
          </div>
        </section>
        <section className="panel checkout-group" aria-labelledby="where">
          <h2 id="where">{t('checkout.delivery')}</h2>
          <div className="fields">
            <DeliverySection checkout={checkout} />
          </div>
        </section>
        <section className="panel checkout-group" aria-labelledby="how">
          <h2 id="how">{t('checkout.payment')}</h2>
          <div className="fields">
            <PaymentSection checkout={checkout} />
            <NotesSection checkout={checkout} />
          </div>
        </section>
      </div>
      <section className="panel checkout-summary" aria-label={t('checkout.summary')}>
        <h2>{t('cart.title')}</h2>
        <ul className="order-lines">
          {view.quote.lines.map((line) => (
            <li key={lineKey(line)}>
              <LineFacts line={line} />
            </li>
          ))}
        </ul>
        <CouponField checkout={checkout} className="coupon" />
        <TotalsList totals={checkout.totals} className="sums" />
        <DeliveryTime checkout={checkout} className="muted" />
        <BackToCart className="link" />
      </section>
      <div className="checkout-foot wraps">
        <p className="checkout-total">
          <span>{t('cart.total')}</span> <b>{money(checkout.totals.total)}</b>
        </p>
        <ChatButton checkout={checkout} className="button" />
        <CheckoutButton checkout={checkout} className="button" data-tone="volt" />
      </div>
    </CheckoutForm>
  )
}
