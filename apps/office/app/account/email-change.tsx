import { Form, useActionData } from '@remix-run/react'
import { useOutcome, useWrongCode, wrongIn } from '#app/session/outcome-hooks.ts'
import { Submit } from '#app/ui/button.tsx'
import { CodeField, TextField } from '#app/ui/fields.tsx'
import { ShownCode } from '#app/ui/notes.tsx'
import { accountWords } from '#app/words/account/index.ts'
import { useSection } from '#app/words/use-words.ts'

type Outcome = { readonly kind?: string; readonly email?: string; readonly shownCode?: string | null } | undefined

/** The person's e-mail address, and the form to change it: the new one is proven by a code before anything changes. */
export function EmailChange({ email, nextEmail }: { readonly email: string; readonly nextEmail: string | null }) {
  const me = useSection(accountWords)
  const { refused } = useOutcome()
  const wrongCode = useWrongCode(refused, 'email-code')
  const outcome = useActionData() as Outcome
  const isSent = outcome?.kind === 'emailSent'
  const waiting = isSent ? (outcome.email ?? null) : nextEmail
  return (
    <section className="card">
      <h2>{me.emailTitle}</h2>
      <p className="muted">{me.emailNow(email)}</p>
      {waiting && (
        <Form method="post" className="stack">
          <p>{me.emailCode(waiting)}</p>
          <ShownCode code={isSent ? outcome.shownCode : null} />
          <CodeField label={me.emailTitle} wrong={wrongCode} />
          <Submit intent="email-code">{me.emailChange}</Submit>
        </Form>
      )}
      <details className="fold" open={wrongIn(refused, 'email').email ? true : undefined}>
        <summary>{me.emailChange}</summary>
        <Form method="post" className="stack">
          <TextField
            label={me.email}
            wrong={wrongIn(refused, 'email').email}
            name="email"
            type="email"
            autoComplete="email"
            required
            maxLength={254}
          />
          <Submit intent="email" kind="plain">
            {me.emailChange}
          </Submit>
        </Form>
      </details>
    </section>
  )
}
