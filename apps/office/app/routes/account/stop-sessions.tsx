import type { ActionFunctionArgs } from '@remix-run/node'
import { Form, useActionData } from '@remix-run/react'
import { act } from '#app/session/act.server.ts'
import { useOutcome } from '#app/session/outcome-hooks.ts'
import { problemOf } from '#app/session/problem.server.ts'
import { Alone } from '#app/ui/alone.tsx'
import { Submit } from '#app/ui/button.tsx'
import { Refusal } from '#app/ui/notes.tsx'
import { logWords } from '#app/words/log/index.ts'
import { useSection, useWords } from '#app/words/use-words.ts'

export const action = (args: ActionFunctionArgs) =>
  act(args, async (office) => {
    try {
      await office.manage.stopSessions({ body: { token: args.params.token ?? '' } })
    } catch (error) {
      if (problemOf(error)?.status !== 404) throw error
      return { kind: 'gone' as const }
    }
    office.signOut()
    return { kind: 'stopped' as const }
  })

/** "That was not me", from a warning by mail: opening the link does nothing, its button ends every session. */
export default function StopSessions() {
  const words = useSection(logWords)
  const { enter } = useWords()
  const { refused } = useOutcome()
  const outcome = useActionData() as { readonly kind?: string } | undefined
  const answer = outcome?.kind === 'stopped' ? words.stopped : outcome?.kind === 'gone' ? words.stopGone : null
  return (
    <Alone languages>
      <h1>{words.stopTitle}</h1>
      <Refusal of={refused} />
      {answer ? (
        <>
          <p className="letter" role="status">
            {answer}
          </p>
          <a className="button" data-kind="main" href="/enter">
            {enter.enter}
          </a>
        </>
      ) : (
        <>
          <p className="letter">{words.stopText}</p>
          <Form method="post">
            <Submit intent="stop" kind="danger" wide>
              {words.stop}
            </Submit>
          </Form>
        </>
      )}
    </Alone>
  )
}
