import type { Questions } from '@store/template-kit/forms'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import { Stroke } from './icons.tsx'
import { useWords } from './words.ts'

/** One question at a time, or the whole form at once; without a script, or before a browser can tell, the form. */
export type Manner = 'ask' | 'form'

export function useManner() {
  const [manner, setManner] = useState<Manner>('ask')
  useEffect(() => {
    // The style sheet shows single questions only where it can tell that there are scripts.
    if (!matchMedia('(scripting: enabled)').matches) setManner('form')
  }, [])
  return [manner, setManner] as const
}

/** Chooses between the two; only seen where scripts are. */
export function MannerSwitch(props: { readonly manner: Manner; readonly onChange: (manner: Manner) => void }) {
  const t = useWords()
  const asks = props.manner === 'ask'
  return (
    <button type="button" className="chip needs-script" onClick={() => props.onChange(asks ? 'form' : 'ask')}>
      {t(asks ? 'charla.fillForm' : 'charla.askMe')}
    </button>
  )
}

/**
 * A question of the shop, the field to answer it in, and the answer, which can be tapped to be changed. The field is
 * always in the form: asked one by one, it lies at the bottom of the chat while its question is open.
 */
export function Question<Name extends string>(props: {
  readonly name: Name
  readonly questions: Questions<Name>
  readonly manner: Manner
  /** As the shop would ask it. */
  readonly words: string
  /** The field's label, for those who change an answer by ear. */
  readonly label: string
  /** What an answer is called, where it is chosen. */
  readonly say?: (answer: string) => string
  /** Chosen in the thread, not written at its bottom. */
  readonly choice?: boolean
  readonly children: ReactNode
}) {
  const t = useWords()
  const { name, questions, manner, say = (answer) => answer } = props
  const root = useRef<HTMLDivElement>(null)
  const answer = questions.answers[name] ?? ''
  const state = questions.stateOf(name)
  const isOpen = manner === 'ask' && state === 'open'
  useArrival(root, isOpen, props.choice ? '.question-field' : '.asked')
  return (
    <div ref={root} className="question-turn" data-state={state} data-choice={props.choice ? '' : undefined}>
      <p className="bubble asked" data-from="shop">
        {props.words}
      </p>
      <div className="question-field">{props.children}</div>
      {manner === 'ask' && state === 'answered' && (
        <button
          type="button"
          className="bubble answer"
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

/** Where a question opens there the focus goes, and it is brought into view; but not on the page's own arrival. */
function useArrival(root: React.RefObject<HTMLElement>, isOpen: boolean, shown: string) {
  const arrived = useRef(false)
  useEffect(() => {
    if (!arrived.current) {
      arrived.current = true
      return
    }
    if (!isOpen) return
    const still = matchMedia('(prefers-reduced-motion: reduce)').matches
    // The turn itself has no box of its own.
    root.current?.querySelector(shown)?.scrollIntoView({ block: 'center', behavior: still ? 'auto' : 'smooth' })
    root.current?.querySelector<HTMLElement>('input:checked, input, select, textarea')?.focus({ preventScroll: true })
  }, [isOpen, root, shown])
}

const PencilIcon = () => (
  <Stroke>
    <path d="m15.5 4.5 4 4L8.5 19.500l-5 1 1-5z" />
  </Stroke>
)
