import { BackToShop, type ScreenViews } from '@store/template-kit'
import {
  BuyerSection,
  CheckoutForm,
  CheckoutProblems,
  DeliverySection,
  FoldedLines,
  NotesSection,
  PaymentSection,
  SummarySection,
  useCheckoutForm,
} from '@store/template-kit/forms'
import { StepBlock, StepList, useCheckoutSteps } from './parts/checkout-steps.tsx'
import { EmptyState } from './parts/empty-state.tsx'
import { LineFacts } from './parts/line-facts.tsx'
import { useWords } from './words.ts'

/**
 * The form in three steps, drawn as a hopscotch; beside it the totals, at the last step with the button that sends the
 * order.
 */
export default function Checkout(view: ScreenViews['Checkout']) {
  const t = useWords()
  return (
    <div className="frame checkout">
      <h1>{t('checkout.title')}</h1>
      {view.quote.lines.length > 0 ? (
        <Steps view={view} />
      ) : (
        <EmptyState title={t('checkout.empty')}>
          <BackToShop className="button" />
        </EmptyState>
      )}
    </div>
  )
}

function Steps({ view }: { readonly view: ScreenViews['Checkout'] }) {
  const t = useWords()
  const state = useCheckoutForm(view)
  const { fieldNames } = state
  const answers = state.chat?.fields ?? []
  const invoice = (state.invoice?.fields ?? []).map(({ name }) => name)
  const steps = useCheckoutSteps(state, [
    { id: 'who', title: t('checkout.buyer'), asks: [...fieldNames.buyer, ...invoice] },
    { id: 'where', title: t('checkout.delivery'), asks: fieldNames.place },
    {
      id: 'how',
      title: t('checkout.payment'),
      asks: ['paymentMethod', ...answers.map(({ name }) => name), 'message'],
    },
  ])
  const { checkout, isAlive, at, list } = steps
  const isUnfinished = isAlive && at < list.length - 1
  return (
    <CheckoutForm checkout={checkout} className={isUnfinished ? 'checkout-form unfinished' : 'checkout-form'}>
      <div className="checkout-squares">
        <FoldedLines
          view={view}
          checkout={checkout}
          line={LineFacts}
          className="panel checkout-lines"
          countClassName="muted"
          listClassName="order-lines"
        />
        <StepList steps={steps} />
        <CheckoutProblems checkout={checkout} className="problems" />
        <StepBlock steps={steps} index={0} note={t('checkout.required')}>
          <BuyerSection checkout={checkout} />
        </StepBlock>
        <StepBlock steps={steps} index={1}>
          <DeliverySection checkout={checkout} />
        </StepBlock>
        <StepBlock steps={steps} index={2}>
          <PaymentSection checkout={checkout} />
          <NotesSection checkout={checkout} />
        </StepBlock>
      </div>
      <section className="panel checkout-end" aria-label={t('checkout.summary')}>
        <SummarySection checkout={checkout} />
      </section>
    </CheckoutForm>
  )
}
