import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node'
import { Form, useActionData, useLoaderData } from '@remix-run/react'
import { act } from '#app/session/act.server.ts'
import { useLastOf, useOutcome, wrongIn } from '#app/session/outcome-hooks.ts'
import { Proof } from '#app/session/proof.tsx'
import { read } from '#app/session/read.server.ts'
import { Alone } from '#app/ui/alone.tsx'
import { Submit } from '#app/ui/button.tsx'
import { TextField } from '#app/ui/fields.tsx'
import { Note, Refusal } from '#app/ui/notes.tsx'
import { deviceWords } from '#app/words/device/index.ts'
import { useDates } from '#app/words/use-dates.ts'
import { useSection } from '#app/words/use-words.ts'

/** The program may open this page with its code in the address; the person checks and submits it. */
export const loader = (args: LoaderFunctionArgs) =>
  read(args, async (office) => {
    await office.me()
    return { code: (new URL(args.request.url).searchParams.get('code') ?? '').slice(0, 12) }
  })

export const action = (args: ActionFunctionArgs) =>
  act(args, async ({ manage }, sent) => {
    const userCode = sent.text('userCode').toUpperCase()
    if (sent.intent === 'find')
      return { kind: 'found' as const, userCode, ...(await manage.findDeviceLogin({ body: { userCode } })) }
    const letIn = sent.intent === 'let-in'
    await manage.answerDeviceLogin({ body: { userCode, letIn } })
    return { kind: 'answered' as const, letIn }
  })

type FoundDevice = Extract<ReturnType<typeof useActionData<typeof action>>, { readonly kind: 'found' }>

export default function Device() {
  const { code } = useLoaderData<typeof loader>()
  const outcome = useActionData<typeof action>()
  const device = useSection(deviceWords)
  const dates = useDates()
  const { refused, proof } = useOutcome()
  // The last device stays, so that the answer can be sent again if it did not arrive.
  const found = useLastOf<FoundDevice>('found')
  return (
    <Alone>
      <h1>{device.title}</h1>
      <Refusal of={refused} />
      <Proof needed={proof} />
      {outcome?.kind === 'answered' ? (
        <Note dye={outcome.letIn ? 'good' : 'act'}>{outcome.letIn ? device.isIn : device.isRefused}</Note>
      ) : found && refused?.intent !== 'find' ? (
        <Form method="post" className="card">
          <input type="hidden" name="userCode" value={found.userCode} />
          <p className="letter">{device.ask(found.name)}</p>
          <p className="muted small">
            {device.asked(dates.moment(found.startedAt), found.network ?? device.unknownNetwork)}
          </p>
          <Note dye="now">{device.careful}</Note>
          <Submit intent="let-in">{device.letIn}</Submit>
          <Submit intent="refuse" kind="plain">
            {device.refuse}
          </Submit>
        </Form>
      ) : (
        <Form method="post" className="stack">
          <p className="letter">{device.intro}</p>
          <TextField
            label={device.code}
            wrong={wrongIn(refused, 'find').userCode}
            name="userCode"
            defaultValue={code}
            placeholder="BCDF-GHJK"
            required
            minLength={8}
            maxLength={12}
            autoComplete="off"
            autoCapitalize="characters"
            spellCheck={false}
          />
          <Submit intent="find" wide>
            {device.find}
          </Submit>
        </Form>
      )}
    </Alone>
  )
}
