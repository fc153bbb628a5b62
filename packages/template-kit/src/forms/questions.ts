import type { SubmissionResult } from '@conform-to/react'
import { type FormEvent, type FormHTMLAttributes, useEffect, useRef, useState } from 'react'

/** What one field of a form says now. */
export type Answer = { readonly text: string; readonly isGood: boolean }

/** A form that can be asked one question at a time. Fields are asked for by name. */
export type Askable<Name extends string> = {
  /** Looks at the form as it stands in the page. */
  readonly answerTo: (name: Name) => Answer
  /** Shows on the field what is wrong with it. */
  readonly showProblem: (name: Name) => void
  /** What the server has sent back and found nothing wrong with. */
  readonly kept: Readonly<Partial<Record<Name, string>>>
}

export type Questions<Name extends string> = {
  /** The question to be asked now; null: all have been answered. */
  readonly current: Name | null
  readonly answers: Readonly<Partial<Record<Name, string>>>
  /** `open` is the one to be asked now; what comes after it is `later`, answered or not, so that a talk ends with its question. */
  readonly stateOf: (name: Name) => 'answered' | 'open' | 'later'
  /** Takes what the current field says; false, and shown on the field, when it is no answer. */
  readonly answer: () => boolean
  /** Asks this one again. */
  readonly edit: (name: Name) => void
  /**
   * For the form: while a question is open, sending it answers that one. A button with a name asks something else of the
   * form, and does so.
   */
  readonly whileOpen: (props: FormHTMLAttributes<HTMLFormElement>) => FormHTMLAttributes<HTMLFormElement>
}

/**
 * Asks a form's questions one by one, in this order. All fields stay in the form: what is asked is only a matter of what
 * is shown, and it is sent, checked and answered as the whole form always is. What a browser or the server has kept is
 * not asked again; an answer that another one made wrong is.
 */
export function useQuestions<Name extends string>(names: readonly Name[], form: Askable<Name>): Questions<Name> {
  const [answers, setAnswers] = useState<Partial<Record<Name, string>>>(form.kept)
  const current = names.find((name) => answers[name] === undefined) ?? null

  // A browser that comes back to a page puts back what was written there.
  const first = useRef({ names, form })
  useEffect(() => {
    const { names, form } = first.current
    const found: Partial<Record<Name, string>> = {}
    let leading = true
    for (const name of names) {
      const { text, isGood } = form.answerTo(name)
      const isAnswer = text !== '' && isGood
      leading = leading && isAnswer
      if (isAnswer && (leading || form.kept[name] !== undefined)) found[name] = text
    }
    setAnswers(found)
  }, [])

  function answer(): boolean {
    if (current === null) return true
    const given = form.answerTo(current)
    form.showProblem(current)
    if (!given.isGood) return false
    const still = names.filter((name) => answers[name] !== undefined && form.answerTo(name).isGood)
    const taken = Object.fromEntries(still.map((name) => [name, form.answerTo(name).text]))
    setAnswers({ ...taken, [current]: given.text } as Partial<Record<Name, string>>)
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

/** What a field of the form with this id says, by the form's own rules. */
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

/** Of a reply: what was written and not complained of. */
export function keptIn<Name extends string>(
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
