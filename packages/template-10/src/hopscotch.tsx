import { TickIcon } from '@store/template-kit'
import type { Checkout } from '@store/template-kit/forms'
import { type FormEvent, type ReactNode, useEffect, useState } from 'react'
import { useWords } from './words.ts'

type Question = Parameters<Checkout['askable']['answerTo']>[0]

/** One square of the hopscotch: its name, and the questions that have to be answered before the next. */
export type Square = { readonly id: string; readonly title: string; readonly asks: readonly Question[] }

export type Hopscotch = {
  readonly squares: readonly Square[]
  /** The square one stands on, from 0. */
  readonly at: number
  /** React is there: hopping works. Without it all squares lie open. */
  readonly isAlive: boolean
  /** Onward only over squares that are answered; what is wrong on the way is shown, and focused. */
  readonly hopTo: (index: number) => void
  /** The form's own state, but for Enter: before the last square it hops. */
  readonly checkout: Checkout
}

/** Asks the form in squares, one at a time; all of it stays one form, sent and checked as the whole that it is. */
export function useHopscotch(checkout: Checkout, squares: readonly Square[]): Hopscotch {
  const wrongAt = squares.findIndex(({ asks }) => asks.some((name) => errorOf(checkout, name) !== null))
  const [at, setAt] = useState(Math.max(0, wrongAt))
  const [isAlive, setAlive] = useState(false)
  useEffect(() => setAlive(true), [])

  // Sent whole, it may come back with something wrong on a square that lies behind.
  useEffect(() => {
    if (wrongAt >= 0) setAt((before) => Math.min(before, wrongAt))
  }, [wrongAt])

  function hopTo(index: number) {
    const { askable } = checkout
    for (let square = at; square < index; square += 1) {
      const asks = squares[square]?.asks ?? []
      const wrong = asks.filter((name) => !askable.answerTo(name).isGood)
      if (wrong.length === 0) continue
      for (const name of wrong) askable.showProblem(name)
      setAt(square)
      focusOn(`[name="${wrong[0]}"]`)
      return
    }
    setAt(index)
    focusOn(`#${squares[index]?.id}-title`)
  }

  const { formProps } = checkout
  const isLast = at === squares.length - 1
  return {
    squares,
    at,
    isAlive,
    hopTo,
    checkout: {
      ...checkout,
      formProps: {
        ...formProps,
        onSubmit(event: FormEvent<HTMLFormElement>) {
          // A button with a name asks something else of the form, and does so.
          const { submitter } = event.nativeEvent as SubmitEvent
          if (isLast || submitter?.getAttribute('name')) return formProps.onSubmit?.(event)
          event.preventDefault()
          hopTo(at + 1)
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

/** After the square is shown. */
function focusOn(selector: string) {
  requestAnimationFrame(() => {
    const element = document.querySelector<HTMLElement>(`[data-checkout] ${selector}`)
    element?.closest('section')?.scrollIntoView({ block: 'nearest' })
    element?.focus()
  })
}

/** The court: one, two, three, with a stone on the square one stands on. Squares behind can be hopped back to. */
export function Court({ hopscotch }: { readonly hopscotch: Hopscotch }) {
  const t = useWords()
  const { squares, at, isAlive, hopTo } = hopscotch
  return (
    <nav className="court" aria-label={t('trompo.hopscotch')}>
      <ol>
        {squares.map(({ id, title }, index) => (
          <li key={id} data-done={isAlive && index < at ? '' : undefined}>
            <a
              href={`#${id}`}
              aria-current={isAlive && index === at ? 'step' : undefined}
              onClick={(event) => {
                event.preventDefault()
                hopTo(index)
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

/** One square, open when one stands on it; where scripts are off, always (styles/checkout.css). */
export function SquareBlock(props: {
  readonly hopscotch: Hopscotch
  readonly index: number
  readonly note?: string
  readonly children: ReactNode
}) {
  const t = useWords()
  const { hopscotch, index } = props
  const { squares, at, isAlive, hopTo } = hopscotch
  const square = squares[index]
  if (!square) return null
  return (
    <section
      className="block square"
      id={square.id}
      data-at={index === at ? '' : undefined}
      aria-labelledby={`${square.id}-title`}
    >
      <h2 id={`${square.id}-title`} tabIndex={-1}>
        <span className="court-number" aria-hidden="true">
          {index + 1}
        </span>{' '}
        {square.title}
      </h2>
      {props.note && <p className="small">{props.note}</p>}
      <div className="fields">{props.children}</div>
      {index < squares.length - 1 && (
        <p className="square-next" data-waits={isAlive ? undefined : ''}>
          <button type="button" className="button" data-tone="sun" onClick={() => hopTo(index + 1)}>
            {t('trompo.hop', { number: index + 2 })}
          </button>
        </p>
      )}
    </section>
  )
}
