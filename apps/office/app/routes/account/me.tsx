import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node'
import { Form, useActionData, useLoaderData } from '@remix-run/react'
import { LANGUAGES } from '@store/core'
import { AddPasskey } from '#app/account/add-passkey.tsx'
import { changeAccount } from '#app/account/change-account.server.ts'
import { EmailChange } from '#app/account/email-change.tsx'
import { Sessions } from '#app/account/sessions.tsx'
import { SignIns } from '#app/account/sign-ins.tsx'
import { KeysSwitch } from '#app/keys/keys-switch.tsx'
import { PushSettings } from '#app/push/push-settings.tsx'
import { readPush } from '#app/push/save-push.server.ts'
import { readTeamMails } from '#app/push/team-mails.server.ts'
import { TeamMails } from '#app/push/team-mails.tsx'
import { act } from '#app/session/act.server.ts'
import { LANGUAGE_NAMES } from '#app/session/language.ts'
import { useOutcome, wrongIn } from '#app/session/outcome-hooks.ts'
import { Proof } from '#app/session/proof.tsx'
import { read } from '#app/session/read.server.ts'
import { SignOutForm } from '#app/session/sign-out-form.tsx'
import { Alone } from '#app/ui/alone.tsx'
import { Submit } from '#app/ui/button.tsx'
import { SelectField, TextField } from '#app/ui/fields.tsx'
import { Refusal, Toast } from '#app/ui/notes.tsx'
import { useOnceHydrated } from '#app/ui/use-hydrated.ts'
import { accountWords } from '#app/words/account/index.ts'
import { keyWords } from '#app/words/keys/index.ts'
import { useDates } from '#app/words/use-dates.ts'
import { useSection, useWords } from '#app/words/use-words.ts'

export const loader = (args: LoaderFunctionArgs) =>
  read(args, async (office) => {
    const [me, passkeys, sessions, signIns, push, mails] = await Promise.all([
      office.me(),
      office.manage.listPasskeys(),
      office.manage.listSessions(),
      office.manage.listSignIns(),
      readPush(office),
      readTeamMails(office),
    ])
    return { me, passkeys: passkeys.items, sessions: sessions.items, signIns: signIns.items, push, mails }
  })

export const action = (args: ActionFunctionArgs) => act(args, changeAccount)

export default function MyAccount() {
  const { me, passkeys, sessions, signIns, push, mails } = useLoaderData<typeof loader>()
  const { app } = useWords()
  const words = useSection(accountWords)
  const dates = useDates()
  const { refused, proof, done } = useOutcome()
  const wrong = wrongIn(refused, 'save')
  return (
    <Alone wide>
      <h1>{words.title}</h1>
      <Refusal of={refused} />
      <Proof needed={proof} />
      <Form method="post" className="card">
        <input type="hidden" name="revision" value={me.revision} />
        <TextField
          label={words.name}
          wrong={wrong.name}
          name="name"
          defaultValue={me.name}
          autoComplete="name"
          maxLength={80}
          required={me.name !== ''}
        />
        <SelectField label={words.language} name="language" defaultValue={me.language}>
          {LANGUAGES.map((each) => (
            <option key={each} value={each} lang={each}>
              {LANGUAGE_NAMES[each]}
            </option>
          ))}
        </SelectField>
        <Submit intent="save">{app.save}</Submit>
      </Form>
      <EmailChange email={me.email} nextEmail={me.nextEmail} />
      <section className="card">
        <h2>{words.passkeys}</h2>
        <p className="muted">{words.passkeysIntro}</p>
        {passkeys.length === 0 && <p>{words.passkeysNone}</p>}
        {passkeys.map(({ id, name, createdAt, usedAt }) => (
          <Form method="post" className="row" data-ends="" key={id}>
            <input type="hidden" name="id" value={id} />
            <span>
              <strong>{name}</strong>{' '}
              <span className="muted small">
                {usedAt ? words.passkeyUsed(dates.day(usedAt)) : words.passkeyNew(dates.day(createdAt))}
              </span>
            </span>
            <Submit intent="remove-passkey" kind="quiet" aria-label={`${words.passkeyRemove}: ${name}`}>
              {words.passkeyRemove}
            </Submit>
          </Form>
        ))}
        <AddPasskey />
      </section>
      {push && push.shops.length > 0 && <PushSettings {...push} />}
      {mails.length > 0 && <TeamMails email={me.email} shops={mails} />}
      <Keys />
      <RecoveryCodes left={me.recoveryCodesLeft} />
      <Sessions sessions={sessions} />
      <SignIns signIns={signIns} />
      <SignOutForm kind="plain" />
      <Toast done={done} />
    </Alone>
  )
}

/** The setting of single-key shortcuts. Like them, it needs scripts. */
function Keys() {
  const words = useSection(keyWords)
  return (
    <section className="card" {...useOnceHydrated()}>
      <h2>{words.title}</h2>
      <p className="muted">{words.account}</p>
      <KeysSwitch />
    </section>
  )
}

function RecoveryCodes({ left }: { readonly left: number }) {
  const me = useSection(accountWords)
  const outcome = useActionData() as { readonly kind: string; readonly codes?: readonly string[] } | undefined
  const codes = outcome?.codes ?? null
  return (
    <section className="card">
      <h2>{me.recovery}</h2>
      <p className="muted">
        {me.recoveryIntro} {!codes && me.recoveryLeft(left)}
      </p>
      {codes && (
        <>
          <p role="status">{me.recoveryShown}</p>
          <ul className="codes">
            {codes.map((code) => (
              <li key={code}>{code}</li>
            ))}
          </ul>
        </>
      )}
      <Form method="post">
        <Submit intent="make-codes" kind="plain">
          {me.recoveryMake}
        </Submit>
      </Form>
    </section>
  )
}
