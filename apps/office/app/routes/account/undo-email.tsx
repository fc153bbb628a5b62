import type { ActionFunctionArgs } from '@remix-run/node'
import { Form } from '@remix-run/react'
import { act, goTo } from '#app/session/act.server.ts'
import { useOutcome } from '#app/session/outcome-hooks.ts'
import { Alone } from '#app/ui/alone.tsx'
import { Submit } from '#app/ui/button.tsx'
import { Refusal } from '#app/ui/notes.tsx'
import { useWords } from '#app/words/use-words.ts'

export const action = (args: ActionFunctionArgs) =>
  act(args, async (office) => {
    await office.manage.undoEmailChange({ body: { token: args.params.token ?? '' } })
    office.signOut()
    return goTo('/enter?undone')
  })

export default function UndoEmail() {
  const { enter } = useWords()
  const { refused } = useOutcome()
  return (
    <Alone languages>
      <h1>{enter.undoTitle}</h1>
      <p className="letter">{enter.undoText}</p>
      <Refusal of={refused} />
      <Form method="post">
        <Submit intent="undo" wide>
          {enter.undo}
        </Submit>
      </Form>
    </Alone>
  )
}
