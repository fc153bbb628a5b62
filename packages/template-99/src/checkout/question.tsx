import type { Questions } from '@store/template-kit/forms'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import { Stroke } from '../icons.tsx'
import { useWords } from '../words.ts'

/**
 * How a form is shown: question by question, or as a whole. Without JavaScript, and in browsers without the media
 * feature `scripting`, as a whole.
 */
export type QuestionMode = 'ask' | 'form'

export function useQuestionMode() {
  const [mode, setMode] = useState<QuestionMode>('ask')
  useEffect(() => {
    // The style sheet shows single questions only if the browser supports this media feature.
    if (!matchMedia('(scripting: enabled)').matches) setMode('form')
  }, [])
  return [mode, setMode] as const
}

/** Switches between the two; shown only with JavaScript. */
export function QuestionModeSwitch(props: {
  readonly mode: QuestionMode
  readonly onChange: (mode: QuestionMode) => void
}) {
  const t = useWords()
  const asks = props.mode === 'ask'
  return (
    <button type="button" className="chip needs-script" onClick={() => props.onChange(asks ? 'form' : 'ask')}>
      {t(asks ? 'charla.fillForm' : 'charla.askMe')}
    </button>
  )
}

/**
 * A question of the shop, its field, and the answer, which can be clicked to change it. The field is always part of the
 * form; while its question is open, it is at the bottom of the chat.
 */
export function Question<Name extends string>(props: {
  readonly name: Name
  readonly questions: Questions<Name>
  readonly mode: QuestionMode
  /** The question. */
  readonly words: string
  /** The field's label, for the accessible name of the answer. */
  readonly label: string
  /** The text for an answer, where it is a choice. */
  readonly say?: (answer: string) => string
  /** The answer is a choice in the thread, not typed at the bottom. */
  readonly choice?: boolean
  readonly children: ReactNode
}) {
  const t = useWords()
  const { name, questions, mode, say = (answer) => answer } = props
  const root = useRef<HTMLDivElement>(null)
  const answer = questions.answers[name] ?? ''
  const state = questions.stateOf(name)
  const isOpen = mode === 'ask' && state === 'open'
  useFocusWhenOpened(root, isOpen, props.choice ? '.question-field' : '.asked')
  return (
    <div ref={root} className="question-turn" data-state={state} data-choice={props.choice ? '' : undefined}>
      <p className="bubble asked" data-from="shop">
        {props.words}
      </p>
      <div className="question-field">{props.children}</div>
      {mode === 'ask' && state === 'answered' && (
        <button
          type="button"
          className="bubble answer touch"
          data-from="you"
          aria-label={t('charla.change', { field: props.label, answer: say(answer) || t('charla.skipped') })}
          onClick={() => questions.edit(name)}
        >
          {say(answer) || t('charla.skipped')}
          <PencilIcon />
        </button>
      )}
    </div>
  )
}

/** When a question opens, scrolls it into view and focuses its field; but not when the page is first shown. */
function useFocusWhenOpened(root: React.RefObject<HTMLElement>, isOpen: boolean, shown: string) {
  const arrived = useRef(false)
  useEffect(() => {
    if (!arrived.current) {
      arrived.current = true
      return
    }
    if (!isOpen) return
    const still = matchMedia('(prefers-reduced-motion: reduce)').matches
    // The root element has no box (`display: contents`).
    root.current?.querySelector(shown)?.scrollIntoView({ block: 'center', behavior: still ? 'auto' : 'smooth' })
    root.current?.querySelector<HTMLElement>('input:checked, input, select, textarea')?.focus({ preventScroll: true })
  }, [isOpen, root, shown])
}

const PencilIcon = () => (
  <Stroke>
    <path d="m15.5 4.5 4 4L8.5 19.500l-5 1 1-5z" />
  </Stroke>
)
