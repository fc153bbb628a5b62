import { BackToShop } from '../cart/back-to-shop.tsx'
import type { ScreenViews } from '../design.ts'
import { useCheckoutForm } from '../forms/checkout/checkout-form.ts'
import { CheckoutForm } from '../forms/checkout/checkout-parts.tsx'
import { CheckoutProblems } from '../forms/checkout/checkout-problems.tsx'
import {
  BuyerSection,
  DeliverySection,
  NotesSection,
  PaymentSection,
  SummarySection,
} from '../forms/checkout/checkout-sections.tsx'
import { FoldedLines } from '../forms/checkout/folded-lines.tsx'
import { useT } from '../shop-context.tsx'
import type { CompletedParts, Frame } from './parts.ts'

/** One column: lines, buyer, delivery, payment and totals. */
const Checkout: Frame<'Checkout'> = ({ view, parts }) => {
  const t = useT()
  const { Page, Empty } = parts
  return (
    <Page kind="checkout" title={t('checkout.title')}>
      {view.quote.lines.length > 0 ? (
        <Questions view={view} parts={parts} />
      ) : (
        <Empty title={t('checkout.empty')}>
          <BackToShop className="button" />
        </Empty>
      )}
    </Page>
  )
}
export default Checkout

function Questions(props: { readonly view: ScreenViews['Checkout']; readonly parts: CompletedParts }) {
  const t = useT()
  const checkout = useCheckoutForm(props.view)
  const { CheckoutGroup, OrderLine } = props.parts
  return (
    <CheckoutForm checkout={checkout} className="checkout-form">
      <FoldedLines
        view={props.view}
        checkout={checkout}
        line={OrderLine}
        className="panel checkout-lines"
        countClassName="muted"
        listClassName="order-lines"
      />
      <CheckoutProblems checkout={checkout} className="problems" />
      <CheckoutGroup index={0} name="buyer" title={t('checkout.buyer')} note={t('checkout.required')}>
        <BuyerSection checkout={checkout} />
      </CheckoutGroup>
      <CheckoutGroup index={1} name="delivery" title={t('checkout.delivery')}>
        <DeliverySection checkout={checkout} />
      </CheckoutGroup>
      <CheckoutGroup index={2} name="payment" title={t('checkout.payment')}>
        <PaymentSection checkout={checkout} />
      </CheckoutGroup>
      <CheckoutGroup index={3} name="notes" title={t('field.message')}>
        <NotesSection checkout={checkout} />
      </CheckoutGroup>
      <div className="panel checkout-end">
        <SummarySection checkout={checkout} />
      </div>
    </CheckoutForm>
  )
}
