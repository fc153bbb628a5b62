import { Link, type ScreenViews, usePaths } from '@store/template-kit'
import { Field, OrderLookupForm, OrderPaymentPanel, useOrderLookup, useQuestions } from '@store/template-kit/forms'
import { Bubble } from './bubble.tsx'
import { OrderTimeline } from './order-timeline.tsx'
import { Question, QuestionModeSwitch, useQuestionMode } from './question.tsx'
import { QuestionBar } from './question-bar.tsx'
import { useWords } from './words.ts'

const NAMES = ['number', 'idNumber'] as const

/** Two questions (order number and ID), then the order (L6). */
export default function OrderTracking(view: ScreenViews['OrderTracking']) {
  const t = useWords()
  const paths = usePaths()
  return (
    <div className="thread">
      <Bubble as="h1" from="you" className="question">
        {t('tracking.title')}
      </Bubble>
      {view.order ? (
        <>
          <OrderPaymentPanel
            order={view.order}
            pay={view.pay}
            className="bubble pay"
            buttonClassName="button"
            choicesClassName="choices"
          />
          <OrderTimeline order={view.order} />
          <Link href={paths.tracking()} reloadDocument className="chip">
            {t('charla.otherOrder')}
          </Link>
        </>
      ) : (
        <Lookup view={view} />
      )}
    </div>
  )
}

function Lookup({ view }: { readonly view: ScreenViews['OrderTracking'] }) {
  const t = useWords()
  const lookup = useOrderLookup(view)
  const [mode, setMode] = useQuestionMode()
  const questions = useQuestions(NAMES, lookup.askable)
  const asks = mode === 'ask'
  const isDone = questions.current === null
  const form =
    asks && !isLast(questions.current) ? { ...lookup, formProps: questions.whileOpen(lookup.formProps) } : lookup
  return (
    <OrderLookupForm lookup={form} className="asking">
      <div className="thread" data-mode={mode}>
        <Bubble>{t('tracking.text')}</Bubble>
        {lookup.nothingFound && (
          <div role="alert" className="bubble warning" data-from="shop">
            {lookup.nothingFound}
          </div>
        )}
        <QuestionModeSwitch mode={mode} onChange={setMode} />
        <div className="form-part">
          {NAMES.map((name) => (
            <Question
              key={name}
              name={name}
              questions={questions}
              mode={mode}
              words={t(`charla.ask.${name === 'number' ? 'orderNumber' : 'lookupId'}`)}
              label={lookup.fields[name].label}
            >
              <Field field={lookup.fields[name]} className="field" />
            </Question>
          ))}
        </div>
      </div>
      <QuestionBar open={asks && !isDone}>
        <button type="submit" className="button composer-action" aria-busy={lookup.pending}>
          {t('tracking.search')}
        </button>
      </QuestionBar>
    </OrderLookupForm>
  )
}

/** After the last answer the form is sent at once. */
const isLast = (name: string | null) => name === NAMES.at(-1)
