import type { SubmissionResult } from '@conform-to/react'
import { type FormEvent, type FormHTMLAttributes, useEffect, useRef, useState } from 'react'

/** The current value of a field, trimmed, and whether it is valid. */
export type Answer = { readonly text: string; readonly isGood: boolean }

/** A form that can be shown one question at a time; a question is a field, by name. */
export type Askable<Name extends string> = {
  /** Reads a field from the form in the page. */
  readonly answerTo: (name: Name) => Answer
  /** Shows the error of a field. */
  readonly showProblem: (name: Name) => void
  /** Valid values in the server's reply. */
  readonly values: Readonly<Partial<Record<Name, string>>>
}

export type Questions<Name extends string> = {
  /** The current question; null: all are answered. */
  readonly current: Name | null
  readonly answers: Readonly<Partial<Record<Name, string>>>
  /** `open`: the current question. Questions after it are `later`, answered or not, so that the current one is shown last. */
  readonly stateOf: (name: Name) => 'answered' | 'open' | 'later'
  /** Accepts the value of the current field. If it is not valid: returns false and shows its error. */
  readonly answer: () => boolean
  /** Opens this question again. */
  readonly edit: (name: Name) => void
  /**
   * Props of the form: while a question is open, submitting the form answers it. Buttons with a name, such as the one for a
   * coupon, submit as usual.
   */
  readonly whileOpen: (props: FormHTMLAttributes<HTMLFormElement>) => FormHTMLAttributes<HTMLFormElement>
}

/**
 * Asks the questions of a form one by one, in this order. All fields stay in the form; only their visibility changes, and
 * submission and validation are those of the whole form. Questions with a valid value from the browser or the server are not
 * asked again; a question whose answer becomes invalid by another answer is.
 */
export function useQuestions<Name extends string>(names: readonly Name[], form: Askable<Name>): Questions<Name> {
  const [answers, setAnswers] = useState<Partial<Record<Name, string>>>(form.values)
  const current = names.find((name) => answers[name] === undefined) ?? null

  // After navigating back, the browser restores the values of the fields.
  const first = useRef({ names, form })
  useEffect(() => {
    const { names, form } = first.current
    const found: Partial<Record<Name, string>> = {}
    let leading = true
    for (const name of names) {
      const { text, isGood } = form.answerTo(name)
      const isAnswer = text !== '' && isGood
      leading = leading && isAnswer
      if (isAnswer && (leading || form.values[name] !== undefined)) found[name] = text
    }
    setAnswers(found)
  }, [])

  function answer(): boolean {
    if (current === null) return true
    const answer = form.answerTo(current)
    form.showProblem(current)
    if (!answer.isGood) return false
    const still = names.filter((name) => answers[name] !== undefined && form.answerTo(name).isGood)
    const taken = Object.fromEntries(still.map((name) => [name, form.answerTo(name).text]))
    setAnswers({ ...taken, [current]: answer.text } as Partial<Record<Name, string>>)
    return true
  }

  return {
    current,
    answers,
    stateOf: (name) =>
      name === current
        ? 'open'
        : current === null || names.indexOf(name) < names.indexOf(current)
          ? 'answered'
          : 'later',
    answer,
    edit: (name) => setAnswers(({ [name]: _, ...others }) => others as Partial<Record<Name, string>>),
    whileOpen: (props) => ({
      ...props,
      onSubmit(event: FormEvent<HTMLFormElement>) {
        const { submitter } = event.nativeEvent as SubmitEvent
        if (current === null || submitter?.getAttribute('name')) return props.onSubmit?.(event)
        event.preventDefault()
        answer()
      },
    }),
  }
}

/** The value of a field in the form with this id, validated with `read`. */
export function answerIn(
  id: string,
  name: string,
  read: (form: FormData) => { readonly status?: string; readonly error?: Readonly<Record<string, unknown>> | null },
): Answer {
  const form = document.getElementById(id)
  const data = new FormData(form instanceof HTMLFormElement ? form : undefined)
  const { error } = read(data)
  return { text: String(data.get(name) ?? '').trim(), isGood: !error?.[name] }
}

/** The values in a reply that have no errors. */
export function validValues<Name extends string>(
  reply: SubmissionResult<string[]> | null,
  names: readonly Name[],
): Partial<Record<Name, string>> {
  if (!reply?.initialValue) return {}
  const written = names.flatMap((name) => {
    const text = reply.initialValue?.[name]
    return typeof text === 'string' && text !== '' && !reply.error?.[name] ? [[name, text]] : []
  })
  return Object.fromEntries(written) as Partial<Record<Name, string>>
}
