import { lineKey } from '@store/core'
import { BackToShop, type ScreenViews, TotalsList, useMoney } from '@store/template-kit'
import {
  BackToCart,
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
  InvoiceFields,
  PaymentChoice,
  RememberBuyer,
  useCheckoutForm,
  useQuestions,
} from '@store/template-kit/forms'
import type { MouseEvent } from 'react'
import { Question, QuestionModeSwitch, useQuestionMode } from './checkout/question.tsx'
import { QuestionBar } from './checkout/question-bar.tsx'
import { useQuestionWords } from './checkout/question-words.ts'
import { Bubble } from './parts/bubble.tsx'
import { ChatIcon } from './parts/chat-icon.tsx'
import { LineText } from './parts/line-text.tsx'
import { useWords } from './words.ts'

/** The lines of the order, then the form: question by question, or as a whole. */
export default function Checkout(view: ScreenViews['Checkout']) {
  const t = useWords()
  return (
    <div className="thread">
      <Bubble as="h1" from="you" className="question">
        {t('checkout.title')}
      </Bubble>
      {view.quote.lines.length > 0 ? (
        <Talk view={view} />
      ) : (
        <>
          <Bubble>{t('checkout.empty')}</Bubble>
          <BackToShop className="chip" />
        </>
      )}
    </div>
  )
}

/** The type of document is asked together with its number. */
const buyerOf = ({ fieldNames }: CheckoutState) => fieldNames.buyer.filter((name) => name !== 'documentType')

/** The questions in order: no address for pick-up, no choice where there is only one. */
function questionsOf(checkout: CheckoutState) {
  const { fieldNames, deliveries, methods, chat } = checkout
  return [
    ...buyerOf(checkout),
    ...(deliveries.length > 1 ? (['delivery'] as const) : []),
    ...fieldNames.place,
    ...(chat?.chosen ? chat.fields.map(({ name }) => name) : methods.length > 0 ? (['paymentMethod'] as const) : []),
    'message' as const,
  ]
}

function Talk({ view }: { readonly view: ScreenViews['Checkout'] }) {
  const t = useWords()
  const wordsFor = useQuestionWords()
  const money = useMoney()
  const checkout = useCheckoutForm(view)
  const [mode, setMode] = useQuestionMode()
  const names = questionsOf(checkout)
  const questions = useQuestions(names, checkout.askable)
  const { fields, choose, deliveries, totals, methods, pending, chat } = checkout
  const byChat = chat?.chosen === true
  const asks = mode === 'ask'
  const isDone = questions.current === null
  const form = asks ? { ...checkout, formProps: questions.whileOpen(checkout.formProps) } : checkout
  const common = { questions, mode }
  const field = (name: Exclude<keyof typeof fields, 'documentType'>) => (
    <Question key={name} name={name} {...common} words={wordsFor(name, fields[name])} label={fields[name].label}>
      {name === 'idNumber' && fields.documentType.choices?.length !== 0 && (
        <Field field={fields.documentType} className="field" />
      )}
      <Field
        field={fields[name]}
        className="field"
        onChange={name === 'division' || name === 'city' ? (value) => choose(name, value) : undefined}
      />
    </Question>
  )
  return (
    <CheckoutForm checkout={form} className="asking">
      <div className="thread" data-mode={mode} data-open={isDone ? undefined : questions.current}>
        <Summary view={view} totals={totals} />
        <DeliveryTime checkout={checkout} className="bubble" />
        <CheckoutProblems checkout={checkout} className="bubble warning problems" />
        <QuestionModeSwitch mode={mode} onChange={setMode} />
        <Bubble>{t('charla.askIntro')}</Bubble>
        <p className="hint form-only">{t('checkout.required')}</p>
        <h2 className="day">
          <span>{t('checkout.buyer')}</span>
        </h2>
        <div className="panel form-part">{buyerOf(checkout).map(field)}</div>
        <h2 className="day">
          <span>{t('checkout.delivery')}</span>
        </h2>
        <div className="panel form-part">
          {deliveries.length > 1 && (
            <Question
              name="delivery"
              {...common}
              words={t('charla.ask.delivery')}
              label={t('checkout.delivery')}
              say={(kind) => t(`delivery.${kind as (typeof deliveries)[number]}`)}
              choice
            >
              <Choosing onChoose={asks ? questions.answer : null}>
                <DeliveryChoice checkout={checkout} className="options" />
              </Choosing>
            </Question>
          )}
          {checkout.fieldNames.place.map(field)}
        </div>
        <h2 className="day">
          <span>{t('checkout.payment')}</span>
        </h2>
        <div className="panel form-part">
          {byChat ? (
            <PaymentChoice checkout={checkout} className="bubble" />
          ) : (
            <Question
              name="paymentMethod"
              {...common}
              words={t('charla.ask.paymentMethod')}
              label={t('checkout.payment')}
              say={(method) => t(`payment.${method as (typeof methods)[number]}`)}
              choice
            >
              <Choosing onChoose={asks ? questions.answer : null}>
                <PaymentChoice checkout={checkout} className="options" />
              </Choosing>
            </Question>
          )}
          {chat?.fields.map((question) => (
            <Question
              key={question.name}
              name={question.name}
              {...common}
              words={question.label}
              label={question.label}
            >
              <Field field={question} className="field" />
            </Question>
          ))}
          {field('message')}
        </div>
        {/* Always in the HTML: without JavaScript the whole form is shown. The style sheet hides them while a question is open. */}
        {checkout.invoice && (
          <div className="bubble after-questions">
            <InvoiceFields checkout={checkout} wide="field" short="field" />
          </div>
        )}
        <CheckoutConsent checkout={checkout} className="bubble after-questions" />
        <RememberBuyer checkout={checkout} className="bubble after-questions" />
        <Bubble className="after-questions">
          {t(byChat ? 'charla.confirmByChat' : 'charla.confirm', { amount: money(totals.total) })}
        </Bubble>
        <BackToCart className="link" />
      </div>
      <QuestionBar open={asks && !isDone}>
        <CheckoutButton checkout={checkout} className="button">
          {(words) => (
            <>
              {byChat && !pending && <ChatIcon />} {words}
            </>
          )}
        </CheckoutButton>
      </QuestionBar>
      <ChatButton checkout={checkout} className="button" asks>
        <ChatIcon /> {t('checkout.byChat')}
      </ChatButton>
      {/* After the submit button, because Enter in a field activates a form's first submit button. */}
      <CouponField checkout={checkout} className="bubble coupon" />
    </CheckoutForm>
  )
}

/** A click on a choice answers the question; with the keyboard, Enter does. */
function Choosing(props: { readonly onChoose: (() => unknown) | null; readonly children: React.ReactNode }) {
  const onChoiceClick = ({ detail, target }: MouseEvent) => {
    // Clicks that a label dispatches to its control have detail 0. They come before the timer.
    if (detail > 0 && target instanceof Element && target.closest('label')) setTimeout(() => props.onChoose?.(), 0)
  }
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the controls are inside; keys submit the form
    // biome-ignore lint/a11y/useKeyWithClickEvents: as above
    <div onClick={onChoiceClick}>{props.children}</div>
  )
}

/** The lines of the order, as the shopper's message. */
function Summary(props: Pick<CheckoutState, 'totals'> & { readonly view: ScreenViews['Checkout'] }) {
  const t = useWords()
  const money = useMoney()
  return (
    <section className="bubble summary" data-from="you" aria-label={t('checkout.summary')}>
      <ul>
        {props.view.quote.lines.map((line) => (
          <li key={lineKey(line)} data-status={line.status}>
            <LineText line={line} amount={money(line.unitPrice * line.quantity)} />
          </li>
        ))}
      </ul>
      <TotalsList totals={props.totals} className="sums" />
    </section>
  )
}
