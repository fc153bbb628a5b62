import { useActionData, useFormAction, useSubmit } from '@remix-run/react'
import { useEffect } from 'react'
import { Note } from '#app/ui/notes.tsx'
import { openWords } from '#app/words/open/index.ts'
import { useSection } from '#app/words/use-words.ts'
import { solveWork } from './work.ts'

/** What the API asks of a network that opens many shops, before the form that was sent is done. */
export type WorkNeeded = {
  readonly kind: 'workNeeded'
  readonly challenge: string
  readonly bits: number
  /** The answers of the form, to be sent again. */
  readonly person: string
  readonly chat: string
}

/** Does the work that opening takes here, and sends the form again by itself. Without scripts it says why it waits. */
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
