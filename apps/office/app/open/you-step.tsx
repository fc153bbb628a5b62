import { Form } from '@remix-run/react'
import { useOutcome, useWrongCode, wrongIn } from '#app/session/outcome-hooks.ts'
import { Submit } from '#app/ui/button.tsx'
import { CodeField, TextField } from '#app/ui/fields.tsx'
import { Refusal, ShownCode } from '#app/ui/notes.tsx'
import { accountWords } from '#app/words/account/index.ts'
import { openWords } from '#app/words/open/index.ts'
import { useSection, useWords } from '#app/words/use-words.ts'
import { WorkForm } from './work-form.tsx'

type YouStepProps = {
  /** The address of a person who is already signed in. */
  readonly email: string | null
  /** The person's name; blank: unknown. */
  readonly name: string
  /** The address to which a code was sent, and on a demo the code. */
  readonly entering: { readonly email: string; readonly shownCode: string | null } | null
}

/** The person's address, proven by a code, and the phone number that buyers write to. */
export function YouStep({ email, name, entering }: YouStepProps) {
  const { enter } = useWords()
  const { name: nameLabel } = useSection(accountWords)
  const open = useSection(openWords)
  const { refused } = useOutcome()
  const wrong = wrongIn(refused, 'finish')
  const wrongCode = useWrongCode(refused, 'finish')
  if (!email && !entering)
    return (
      <>
        <h1>{open.you}</h1>
        <p className="letter">{open.youHint}</p>
        <Refusal of={refused} />
        <Form method="post" className="stack">
          <TextField
            label={enter.email}
            wrong={wrongIn(refused, 'send').email}
            name="email"
            type="email"
            autoComplete="email"
            required
            maxLength={254}
            inputMode="email"
            autoCapitalize="none"
            spellCheck={false}
          />
          <Submit intent="send" wide>
            {enter.send}
          </Submit>
        </Form>
      </>
    )
  return (
    <>
      <h1>{open.you}</h1>
      {entering && <p className="letter">{enter.codeIntro(entering.email)}</p>}
      <ShownCode code={entering?.shownCode} />
      {email && <Refusal of={refused} />}
      <WorkForm />
      <Form method="post" className="stack">
        {entering && <CodeField label={enter.code} hint={enter.codeHint} wrong={wrongCode} />}
        {name === '' && <TextField label={nameLabel} name="person" autoComplete="name" maxLength={80} required />}
        <TextField
          label={open.chat}
          hint={open.chatHint}
          wrong={wrong.chat}
          name="chat"
          type="tel"
          inputMode="tel"
          autoComplete="tel"
          maxLength={24}
        />
        <Submit intent="finish" wide>
          {open.finish}
        </Submit>
      </Form>
      {entering && (
        <Form method="post">
          <Submit intent="restart" kind="quiet">
            {enter.other}
          </Submit>
        </Form>
      )}
    </>
  )
}
