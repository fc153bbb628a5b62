import { useActionData, useFormAction, useSubmit } from '@remix-run/react'
import { useEffect } from 'react'
import { Note } from '#app/ui/notes.tsx'
import { openWords } from '#app/words/open/index.ts'
import { useSection } from '#app/words/use-words.ts'
import { solveWork } from './work.ts'

/** The proof of work that the API demands from a network that opens many shops. */
export type WorkNeeded = {
  readonly kind: 'workNeeded'
  readonly challenge: string
  readonly bits: number
  /** The fields of the form, to be sent again. */
  readonly person: string
  readonly chat: string
}

/** Computes the proof of work, and sends the form again by itself. Without scripts it explains the wait. */
export function WorkForm() {
  const open = useSection(openWords)
  const outcome = useActionData() as WorkNeeded | { readonly kind: string } | undefined
  const needed = outcome?.kind === 'workNeeded' ? (outcome as WorkNeeded) : null
  const submit = useSubmit()
  const action = useFormAction()
  useEffect(() => {
    if (!needed) return
    const { challenge, bits, person, chat } = needed
    let left = false
    void solveWork(challenge, bits).then((answer) => {
      const work = { challenge, answer: String(answer) }
      if (!left) submit({ intent: 'finish', person, chat, ...work }, { method: 'post', action })
    })
    return () => {
      left = true
    }
  }, [needed, submit, action])
  return needed && <Note dye="act">{open.working}</Note>
}
