import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node'
import { Form, Link, redirect, useFormAction, useLoaderData, useSubmit } from '@remix-run/react'
import { useCallback, useEffect, useRef, useState } from 'react'
import { act, goTo } from '#app/session/act.server.ts'
import { enterWithCode, readEntering, sendCode } from '#app/session/entering.server.ts'
import { safeNext } from '#app/session/next.ts'
import { officeOf } from '#app/session/office.server.ts'
import type { Refused } from '#app/session/outcome.ts'
import { useOutcome, useWrongCode, wrongIn } from '#app/session/outcome-hooks.ts'
import { askForPasskey, canUsePasskeys, offerPasskeys } from '#app/session/passkeys.ts'
import { Alone } from '#app/ui/alone.tsx'
import { Button, Submit } from '#app/ui/button.tsx'
import { CodeField, TextField } from '#app/ui/fields.tsx'
import { Note, Refusal, ShownCode } from '#app/ui/notes.tsx'
import { useHydrated, useOnceHydrated } from '#app/ui/use-hydrated.ts'
import { useWords } from '#app/words/use-words.ts'

const nextOf = (request: Request) => safeNext(new URL(request.url).searchParams.get('next'))

export async function loader(args: LoaderFunctionArgs) {
  const office = officeOf(args)
  if (office.isSignedIn && (await office.me().catch(() => null))) return redirect(nextOf(args.request))
  const { search } = new URL(args.request.url)
  return { entering: readEntering(office), search, undone: search.includes('undone') }
}

export const action = (args: ActionFunctionArgs) =>
  act(args, async (office, sent) => {
    const here = `/enter${new URL(args.request.url).search}`
    if (sent.intent === 'restart') {
      office.keep('entering', null)
      return goTo(here)
    }
    if (sent.intent === 'code') {
      const email = readEntering(office)?.email ?? sent.text('email')
      const { isNew } = await enterWithCode(office, email, sent.text('code'))
      const next = nextOf(args.request)
      return goTo(isNew && next === '/' ? '/?new' : next)
    }
    if (sent.intent === 'passkey') {
      const credential = sent.json('credential')
      const { browser, device } = office
      office.signIn((await office.manage.signInWithPasskey({ body: { browser, credential, device } })).session)
      return goTo(nextOf(args.request))
    }
    await sendCode(office, sent.text('email').toLowerCase())
    return goTo(here)
  })

export default function Enter() {
  const { entering, undone } = useLoaderData<typeof loader>()
  const { enter } = useWords()
  return (
    <Alone languages>
      {undone && <Note>{enter.emailUndone}</Note>}
      {entering ? <TypeCode {...entering} /> : <TypeEmail />}
    </Alone>
  )
}

function TypeEmail() {
  const { enter } = useWords()
  const { refused } = useOutcome()
  const isHydrated = useHydrated()
  const onceHydrated = useOnceHydrated()
  const [failed, setFailed] = useState(false)
  const enterWith = useEnterWithPasskey(refused)
  useEffect(() => {
    void offerPasskeys().then(enterWith)
  }, [enterWith])
  async function byPasskey() {
    const credential = await askForPasskey()
    setFailed(credential === null)
    enterWith(credential)
  }
  return (
    <>
      <h1>{enter.title}</h1>
      <p className="letter">{enter.intro}</p>
      <Refusal of={refused} />
      <Form method="post" className="stack">
        <TextField
          label={enter.email}
          wrong={wrongIn(refused, 'email').email}
          name="email"
          type="email"
          autoComplete="username webauthn"
          required
          maxLength={254}
          inputMode="email"
          autoCapitalize="none"
          spellCheck={false}
        />
        <Submit intent="email" wide>
          {enter.send}
        </Submit>
      </Form>
      {(!isHydrated || canUsePasskeys()) && (
        <Button kind="quiet" {...onceHydrated} onClick={() => void byPasskey()}>
          {enter.passkey}
        </Button>
      )}
      {failed && <Note dye="now">{enter.passkeyFailed}</Note>}
      <p className="muted">
        {enter.new} <Link to="/open">{enter.open}</Link>
      </p>
    </>
  )
}

/**
 * Signs in with a passkey. Both the autofill and the button ask for one, and either may answer after the page was left; only
 * the first answer counts.
 */
function useEnterWithPasskey(refused: Refused | null) {
  const submit = useSubmit()
  const action = useFormAction()
  const isOver = useRef(false)
  useEffect(() => {
    isOver.current = false
    return () => {
      isOver.current = true
    }
  }, [])
  useEffect(() => {
    if (refused) isOver.current = false
  }, [refused])
  return useCallback(
    (credential: string | null) => {
      if (isOver.current || credential === null) return
      isOver.current = true
      submit({ intent: 'passkey', credential }, { method: 'post', action })
    },
    [submit, action],
  )
}

function TypeCode({ email, shownCode }: { readonly email: string; readonly shownCode: string | null }) {
  const { enter } = useWords()
  const { refused } = useOutcome()
  const wrongCode = useWrongCode(refused, 'code')
  return (
    <>
      <h1>{enter.codeTitle}</h1>
      <p className="letter">{enter.codeIntro(email)}</p>
      <ShownCode code={shownCode} />
      {refused?.intent !== 'code' && <Refusal of={refused} />}
      <Form method="post" className="stack">
        <CodeField label={enter.code} hint={enter.codeHint} wrong={wrongCode} />
        <Submit intent="code" wide>
          {enter.enter}
        </Submit>
      </Form>
      <Form method="post" className="row">
        <input type="hidden" name="email" value={email} />
        <Submit intent="email" kind="quiet">
          {enter.again}
        </Submit>
        <Submit intent="restart" kind="quiet">
          {enter.other}
        </Submit>
      </Form>
      <p>
        <Link to="/enter/recovery">{enter.lost}</Link>
      </p>
    </>
  )
}
