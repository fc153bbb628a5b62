import type { ActionFunctionArgs } from '@remix-run/node'
import { Form, Link, useActionData } from '@remix-run/react'
import { act, goTo } from '#app/session/act.server.ts'
import { useOutcome } from '#app/session/outcome-hooks.ts'
import { Alone } from '#app/ui/alone.tsx'
import { Submit } from '#app/ui/button.tsx'
import { Refusal } from '#app/ui/notes.tsx'
import { useWords } from '#app/words/use-words.ts'

/** Signs in on the button only, as mail scanners open links. */
export const action = (args: ActionFunctionArgs) =>
  act(args, async (office) => {
    const { browser, device } = office
    const opened = await office.manage.openSignInLink({ body: { token: args.params.token ?? '', browser, device } })
    if (opened.kind === 'otherBrowser') return opened
    office.signIn(opened.session)
    return goTo(opened.isNew ? '/?new' : '/')
  })

export default function EnterLink() {
  const { enter } = useWords()
  const { refused } = useOutcome()
  const outcome = useActionData<typeof action>()
  const code = outcome && 'code' in outcome ? outcome.code : null
  if (code !== null)
    return (
      <Alone languages>
        <h1>{enter.linkOther}</h1>
        <p className="letter">{enter.linkOtherText}</p>
        <p className="digits">{code}</p>
      </Alone>
    )
  return (
    <Alone languages>
      <h1>{enter.linkTitle}</h1>
      <p className="letter">{enter.linkIntro}</p>
      <Refusal of={refused} />
      <Form method="post">
        <Submit intent="link" wide>
          {enter.enter}
        </Submit>
      </Form>
      {refused && (
        <p>
          <Link to="/enter">{enter.again}</Link>
        </p>
      )}
    </Alone>
  )
}
