import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node'
import { Form, Link, useLoaderData } from '@remix-run/react'
import { act, goTo } from '#app/session/act.server.ts'
import { readEntering } from '#app/session/entering.server.ts'
import { officeOf } from '#app/session/office.server.ts'
import { useOutcome, wrongIn } from '#app/session/outcome-hooks.ts'
import { Alone } from '#app/ui/alone.tsx'
import { Submit } from '#app/ui/button.tsx'
import { TextField } from '#app/ui/fields.tsx'
import { Refusal } from '#app/ui/notes.tsx'
import { useWords } from '#app/words/use-words.ts'

export const loader = (args: LoaderFunctionArgs) => ({ email: readEntering(officeOf(args))?.email ?? '' })

export const action = (args: ActionFunctionArgs) =>
  act(args, async (office, sent) => {
    const { browser, device } = office
    const body = { email: sent.text('email').toLowerCase(), code: sent.text('code').toUpperCase(), browser, device }
    office.signIn((await office.manage.signInWithRecoveryCode({ body })).session)
    return goTo('/me')
  })

export default function EnterRecovery() {
  const { email } = useLoaderData<typeof loader>()
  const { enter, app } = useWords()
  const { refused } = useOutcome()
  const wrong = wrongIn(refused, 'recovery')
  return (
    <Alone languages>
      <h1>{enter.recoveryTitle}</h1>
      <p className="letter">{enter.recoveryIntro}</p>
      <Refusal of={refused} />
      <Form method="post" className="stack">
        <TextField
          label={enter.email}
          wrong={wrong.email}
          name="email"
          type="email"
          autoComplete="username"
          defaultValue={email}
          required
        />
        <TextField
          label={enter.recoveryCode}
          wrong={wrong.code}
          name="code"
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          minLength={8}
          maxLength={24}
          required
        />
        <Submit intent="recovery" wide>
          {enter.enter}
        </Submit>
      </Form>
      <p>
        <Link to="/enter">{app.back}</Link>
      </p>
    </Alone>
  )
}
