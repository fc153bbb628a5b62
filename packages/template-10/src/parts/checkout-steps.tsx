import { TickIcon } from '@store/template-kit'
import type { Checkout } from '@store/template-kit/forms'
import { type FormEvent, type ReactNode, useEffect, useState } from 'react'
import { useWords } from '../words.ts'

type Question = Parameters<Checkout['askable']['answerTo']>[0]

/** One step: its title, and the questions that have to be answered before the next. */
export type Step = { readonly id: string; readonly title: string; readonly asks: readonly Question[] }

export type CheckoutSteps = {
  readonly list: readonly Step[]
  /** The current step, from 0. */
  readonly at: number
  /** React has started. Before, all steps are open. */
  readonly isAlive: boolean
  /**
   * Goes to a step. Going forward stops at the first step with a missing answer, shows what is missing and focuses it.
   */
  readonly goTo: (index: number) => void
  /** The checkout's state, with a submit handler: before the last step, Enter goes to the next step. */
  readonly checkout: Checkout
}

/** Shows the form step by step. It stays one form, which is validated and sent as a whole. */
export function useCheckoutSteps(checkout: Checkout, list: readonly Step[]): CheckoutSteps {
  const wrongAt = list.findIndex(({ asks }) => asks.some((name) => errorOf(checkout, name) !== null))
  const [at, setAt] = useState(Math.max(0, wrongAt))
  const [isAlive, setAlive] = useState(false)
  useEffect(() => setAlive(true), [])

  // After a submit the server may have found an error in an earlier step: go there.
  useEffect(() => {
    if (wrongAt >= 0) setAt((before) => Math.min(before, wrongAt))
  }, [wrongAt])

  function goTo(index: number) {
    const { askable } = checkout
    for (let step = at; step < index; step += 1) {
      const asks = list[step]?.asks ?? []
      const wrong = asks.filter((name) => !askable.answerTo(name).isGood)
      if (wrong.length === 0) continue
      for (const name of wrong) askable.showProblem(name)
      setAt(step)
      focusOn(`[name="${wrong[0]}"]`)
      return
    }
    setAt(index)
    focusOn(`#${list[index]?.id}-title`)
  }

  const { formProps } = checkout
  const isLast = at === list.length - 1
  return {
    list,
    at,
    isAlive,
    goTo,
    checkout: {
      ...checkout,
      formProps: {
        ...formProps,
        onSubmit(event: FormEvent<HTMLFormElement>) {
          // A named submit button does something else, such as applying a coupon: it is not intercepted.
          const { submitter } = event.nativeEvent as SubmitEvent
          if (isLast || submitter?.getAttribute('name')) return formProps.onSubmit?.(event)
          event.preventDefault()
          goTo(at + 1)
        },
      },
    },
  }
}

function errorOf(checkout: Checkout, name: Question): string | null {
  if (name === 'paymentMethod') return checkout.methodError
  const others = [...(checkout.invoice?.fields ?? []), ...(checkout.chat?.fields ?? [])]
  const answer = others.find((field) => field.name === name)
  const field = answer ?? checkout.fields[name as keyof Checkout['fields']]
  return field?.error ?? null
}

/** Waits until the step is rendered. */
function focusOn(selector: string) {
  requestAnimationFrame(() => {
    const element = document.querySelector<HTMLElement>(`[data-checkout] ${selector}`)
    element?.closest('section')?.scrollIntoView({ block: 'nearest' })
    element?.focus()
  })
}

/** The steps' numbers, the current one marked. Steps before it are links back. */
export function StepList({ steps }: { readonly steps: CheckoutSteps }) {
  const t = useWords()
  const { list, at, isAlive, goTo } = steps
  return (
    <nav className="court" aria-label={t('trompo.hopscotch')}>
      <ol>
        {list.map(({ id, title }, index) => (
          <li key={id} data-done={isAlive && index < at ? '' : undefined}>
            <a
              href={`#${id}`}
              aria-current={isAlive && index === at ? 'step' : undefined}
              onClick={(event) => {
                event.preventDefault()
                goTo(index)
              }}
            >
              <b className="court-number">{isAlive && index < at ? <TickIcon /> : index + 1}</b>
              <span>{title}</span>
            </a>
          </li>
        ))}
      </ol>
    </nav>
  )
}

/** One step, open if it is the current one; without JavaScript always (`styles/checkout.css`). */
export function StepBlock(props: {
  readonly steps: CheckoutSteps
  readonly index: number
  readonly note?: string
  readonly children: ReactNode
}) {
  const t = useWords()
  const { steps, index } = props
  const { list, at, isAlive, goTo } = steps
  const step = list[index]
  if (!step) return null
  return (
    <section
      className="panel checkout-group square"
      id={step.id}
      data-at={index === at ? '' : undefined}
      aria-labelledby={`${step.id}-title`}
    >
      <h2 id={`${step.id}-title`} tabIndex={-1}>
        <span className="court-number" aria-hidden="true">
          {index + 1}
        </span>{' '}
        {step.title}
      </h2>
      {props.note && <p className="muted">{props.note}</p>}
      <div className="fields">{props.children}</div>
      {index < list.length - 1 && (
        <p className="square-next" data-waits={isAlive ? undefined : ''}>
          <button type="button" className="button" onClick={() => goTo(index + 1)}>
            {t('trompo.hop', { number: index + 2 })}
          </button>
        </p>
      )}
    </section>
  )
}
